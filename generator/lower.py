"""TileLang program to device source and launch record.

Everything about the launch is read from the structure of the lowered IR: the host function's `tma_descriptor_args` and
its call of the kernel, the device function's launch parameters. What this module does not know stops it by name.
"""

from __future__ import annotations

import importlib.metadata
from typing import Any

import tilelang
from tilelang import tvm
from tilelang.backend.module import create_backend_context
from tilelang.engine.lower import device_codegen_without_compile

from .clusters import ClusterError, multicast
from .fences import FenceError, bounded
from .kernels.target import Target
from .record import Argument, Launch, Lowered, TensorMap
from .warpgroups import WarpgroupError, uniform

TILELANG_VERSION = "0.1.14"
LAUNCH_PARAMETERS = ("blockIdx.x", "blockIdx.y", "blockIdx.z", "threadIdx.x", "threadIdx.y", "threadIdx.z")
SHARED_PARAMETER = "tirx.use_dyn_shared_memory"
CLUSTER_PARAMETERS = ("tir.cluster_dim_x", "tir.cluster_dim_y", "tir.cluster_dim_z")
TILED_MAP = "__tvm_tensormap_create_tiled"
CUDA_OPTIONS = {"tl.enable_fast_math": True}
MERGED_OPTIONS = {"tl.enable_aggressive_shared_memory_merge": True}  # on top, where the catalog says so
CPU_OPTIONS = {"tirx.disable_vectorize": True}


class GenerationError(Exception):
    """A program, its lowering or the toolchain is not what the generator knows. One line."""


def check_tilelang() -> None:
    """Raise GenerationError unless the pinned TileLang is the one installed: other versions write other source."""
    found = importlib.metadata.version("tilelang")
    if found != TILELANG_VERSION:
        raise GenerationError(
            f"tilelang {found} is installed, the checked-in source comes from {TILELANG_VERSION}: "
            f"pip install tilelang=={TILELANG_VERSION}"
        )


def lower(
    program: Any,
    symbol: str,
    target: Target,
    pointers: tuple[str, ...],
    sizes: dict[str, str],
    merged: bool = False,
) -> Lowered:
    """Lower `program` for `target` under the C name `symbol`.

    pointers: the op's pointer names, which the program's buffers carry too. sizes: the program's symbol to the op's
    size name (`{"M": "max_rows"}`). merged: let tiles in shared memory lie where others were that are no longer read.
    Raises GenerationError where the IR holds something unknown.
    """
    tvm_target = tvm.target.Target({"kind": "cuda", "arch": target.arch} if target.arch else "c")
    options = CPU_OPTIONS if target.is_cpu else CUDA_OPTIONS | (MERGED_OPTIONS if merged else {})
    program = program.with_attr("global_symbol", symbol)
    with tvm_target, tvm.transform.PassContext(config=options):
        artifact = tilelang.lower(program, target=tvm_target)
        reader = _Reader(symbol, pointers, sizes)
        if target.is_cpu:
            module, launch = reader.cpu_launch(artifact.device_mod)
            context = create_backend_context(tvm_target, None, "auto")
            source = device_codegen_without_compile(module, context).inspect_source()
        else:
            launch = reader.cuda_launch(artifact.host_mod, artifact.device_mod)
            try:
                source = multicast(uniform(bounded(artifact.kernel_source)), launch.cluster)
            except (ClusterError, FenceError, WarpgroupError) as error:
                raise GenerationError(f"{symbol}: {error}") from None
    return Lowered(symbol + "_kernel", _body(source, target, symbol), launch)


def _body(source: str, target: Target, symbol: str) -> str:
    """The kernel without the preamble of includes that every TileLang source starts with."""
    start = source.find("#ifdef __cplusplus" if target.is_cpu else 'extern "C" __global__')
    if start < 0:
        raise GenerationError(f"{symbol}: the source that TileLang printed holds no kernel")
    return source[start:].strip() + "\n"


class _Reader:
    """Reads launch facts of one kernel out of lowered IR."""

    def __init__(self, symbol: str, pointers: tuple[str, ...], sizes: dict[str, str]) -> None:
        self.symbol = symbol
        self.pointers = pointers
        self.sizes = sizes

    def fail(self, what: str) -> GenerationError:
        return GenerationError(f"{self.symbol}: {what}")

    def only_function(self, module: Any) -> Any:
        functions = [f for _, f in module.functions.items()]
        if len(functions) != 1:
            raise self.fail(f"expected one function in the lowered module, found {len(functions)}")
        return functions[0]

    def expression(self, node: Any) -> str:
        """An integer expression over sizes, as C. Division is floor division of non-negative numbers."""
        tirx = tvm.tirx
        if isinstance(node, int):
            return str(node)
        if isinstance(node, tirx.IntImm):
            return str(int(node.value))
        if isinstance(node, tirx.Var):
            if node.name not in self.sizes:
                raise self.fail(f"unknown size {node.name!r} in a launch expression")
            return self.sizes[node.name]
        if isinstance(node, tirx.Cast):
            return self.expression(node.value)
        binary = {
            tirx.Add: "+",
            tirx.Sub: "-",
            tirx.Mul: "*",
            tirx.FloorDiv: "/",
            tirx.Div: "/",
        }
        for kind, sign in binary.items():
            if type(node) is kind:
                return f"({self.expression(node.a)} {sign} {self.expression(node.b)})"
        if isinstance(node, tirx.Call) and node.op.name == "tirx.shift_right":
            left, right = node.args
            return f"({self.expression(left)} >> {self.expression(right)})"
        raise self.fail(f"unknown node {type(node).__name__} in a launch expression: {node}")

    def constant(self, node: Any, what: str) -> int:
        if isinstance(node, (int, tvm.tirx.IntImm)):
            return int(node)
        raise self.fail(f"{what} is not a constant: {node}")

    def pointer(self, var: Any) -> str:
        if not isinstance(var, tvm.tirx.Var) or var.name not in self.pointers:
            raise self.fail(f"unknown buffer {var} among the kernel's arguments")
        return str(var.name)

    def tensor_map(self, name: str, record: Any) -> TensorMap:
        """One entry of `tma_descriptor_args`: kind, map, dtype, rank, address, lists by dimension, four enums."""
        fields = list(record)
        kind = fields[0].value if isinstance(fields[0], tvm.tirx.StringImm) else str(fields[0])
        if kind != TILED_MAP:
            raise self.fail(f"unknown tensor map kind {kind!r}")
        dtype, rank = self.constant(fields[2], "tensor map dtype"), self.constant(fields[3], "tensor map rank")
        if len(fields) != 5 + 4 * rank + 4:
            raise self.fail(f"a tensor map of rank {rank} has {len(fields)} fields")
        groups = [tuple(self.expression(f) for f in fields[5 + i * rank : 5 + (i + 1) * rank]) for i in range(4)]
        dims, strides, box, element_strides = groups
        interleave, swizzle, promotion, fill = (self.constant(f, "tensor map option") for f in fields[5 + 4 * rank :])
        return TensorMap(
            name=name,
            buffer=self.pointer(fields[4]),
            dtype=dtype,
            rank=rank,
            dims=dims,
            strides=strides[1:],  # the innermost stride is the element size; the driver takes the others
            box=box,
            element_strides=element_strides,
            interleave=interleave,
            swizzle=swizzle,
            l2_promotion=promotion,
            oob_fill=fill,
        )

    def kernel_call(self, host: Any, kernel: str) -> list[Any]:
        """The arguments of the host function's one call of `kernel`."""
        found: list[list[Any]] = []

        def visit(node: Any) -> None:
            if not isinstance(node, tvm.tirx.Call) or not node.args:
                return
            name = node.args[0]
            if isinstance(name, tvm.tirx.StringImm) and name.value == kernel:
                found.append(list(node.args[1:]))

        tvm.tirx.stmt_functor.post_order_visit(host.body, visit)
        if len(found) != 1:
            raise self.fail(f"expected one call of {kernel}, found {len(found)}")
        return found[0]

    def cuda_launch(self, host_module: Any, device_module: Any) -> Launch:
        host, device = self.only_function(host_module), self.only_function(device_module)
        kernel = str(device.attrs["global_symbol"])
        records = host.attrs.get("tma_descriptor_args") or {}
        # A buffer that is copied by two kinds of box has two maps, which bear the same name.
        maps: list[tuple[Any, TensorMap]] = []
        for var, record in records.items():
            same = sum(other.name == var.name for other, _ in maps)
            maps.append((var, self.tensor_map(f"{var.name}_{same}" if same else str(var.name), record)))
        names = [str(p) for p in device.attrs["tirx.kernel_launch_params"]]
        call = self.kernel_call(host, kernel)
        if len(call) != len(device.params) + len(names):
            raise self.fail(f"the kernel takes {len(device.params)} arguments, its call has {len(call) - len(names)}")
        extents = dict(zip(names, call[len(device.params) :], strict=True))
        unknown = [n for n in names if n not in (*LAUNCH_PARAMETERS, *CLUSTER_PARAMETERS, SHARED_PARAMETER)]
        if unknown:
            raise self.fail(f"unknown launch parameter {unknown[0]!r}")
        for axis in ("threadIdx.y", "threadIdx.z", CLUSTER_PARAMETERS[0], CLUSTER_PARAMETERS[2]):
            if self.constant(extents.get(axis, 1), axis) != 1:
                raise self.fail(f"{axis} is not 1")
        arguments = tuple(self.argument(value, maps) for value in call[: len(device.params)])
        return Launch(
            arguments=arguments,
            grid=(
                self.expression(extents.get("blockIdx.x", 1)),
                self.expression(extents.get("blockIdx.y", 1)),
                self.expression(extents.get("blockIdx.z", 1)),
            ),
            block=self.constant(extents["threadIdx.x"], "threadIdx.x"),
            shared_bytes=self.constant(extents.get(SHARED_PARAMETER, 0), "dynamic shared memory"),
            maps=tuple(m for a in arguments for _, m in maps if a.kind == "map" and m.name == a.name),
            early=bool(device.attrs.get("has_cuda_pdl_sync", False)),
            cluster=self.constant(extents.get(CLUSTER_PARAMETERS[1], 1), "blocks of a cluster"),
        )

    def argument(self, value: Any, maps: list[tuple[Any, TensorMap]]) -> Argument:
        if not isinstance(value, tvm.tirx.Var):
            raise self.fail(f"a kernel argument is not a variable: {value}")
        for var, tensor_map in maps:
            if value.same_as(var):
                return Argument("map", tensor_map.name)
        return self.plain_argument(value)

    def plain_argument(self, value: Any) -> Argument:
        """A size of the op, or one of its pointers."""
        if str(value.dtype) == "int32":
            return Argument("size", self.expression(value))
        return Argument("pointer", self.pointer(value))

    def cpu_launch(self, device_module: Any) -> tuple[Any, Launch]:
        """Open the outermost block loop, so that a caller can run ranges of it on several cores.

        Returns the module whose function takes two more arguments, first and last block, and the record with the
        loop's extent as its grid.
        """
        tirx = tvm.tirx
        device = self.only_function(device_module)
        first, last = tirx.Var("first_block", "int32"), tirx.Var("last_block", "int32")
        grid: list[str] = []

        def open_loop(node: Any) -> Any:
            if isinstance(node, tirx.For):
                if node.loop_var.name != "bx" or int(node.min) != 0:
                    raise self.fail(f"the outermost loop is {node.loop_var.name!r}, not the block loop")
                grid.append(self.expression(node.extent))
                return tirx.For(node.loop_var, first, last - first, node.kind, node.body, None, node.annotations)
            if isinstance(node, tirx.AttrStmt):
                return tirx.AttrStmt(node.node, node.attr_key, node.value, open_loop(node.body))
            if isinstance(node, tirx.SeqStmt):
                # Declarations come first, the block loop second to last, `return 0` last.
                loops = [i for i, s in enumerate(node.seq) if isinstance(s, (tirx.For, tirx.AttrStmt))]
                if len(loops) != 1:
                    raise self.fail(f"expected one block loop, found {len(loops)}")
                return tirx.SeqStmt([open_loop(s) if i == loops[0] else s for i, s in enumerate(node.seq)])
            raise self.fail(f"unknown statement {type(node).__name__} around the block loop")

        body = open_loop(device.body)
        attrs = device.attrs
        opened = tirx.PrimFunc([*device.params, first, last], body, device.ret_type, device.buffer_map, attrs)
        module = tvm.IRModule({tvm.ir.GlobalVar(str(attrs["global_symbol"])): opened})
        arguments = tuple(self.plain_argument(p) for p in device.params)
        return module, Launch(arguments, (grid[0], "1", "1"), 1, 0, ())
