; Memory for arrays that compiled functions make: Numba's allocator as a bump heap, which is empty again
; whenever nothing in it is alive. It begins where the host says (heap_start) and grows the memory as needed.

@heap_start = global i32 0
@heap_at = global i32 0
@heap_live = global i32 0

declare void @llvm.trap()
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)

; What Numba keeps of memory: references, destructor and its argument, where the data are, size, allocator.
%meminfo = type { i64, ptr, ptr, ptr, i64, ptr }

; 64 bytes for a %meminfo and then the data, both at multiples of 32.
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %at = load i32, ptr @heap_at
  %above = add i32 %at, 31
  %first = and i32 %above, -32
  %data = add i32 %first, 64
  %bytes = trunc i64 %size to i32
  %end = add i32 %data, %bytes
  %wrapped = icmp ult i32 %end, %at
  br i1 %wrapped, label %fail, label %fits
fits:
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %below = sub i32 %end, 1
  %last = lshr i32 %below, 16
  %enough = icmp ult i32 %last, %pages
  br i1 %enough, label %found, label %grow
grow:
  %needed = add i32 %last, 1
  %more = sub i32 %needed, %pages
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %refused = icmp eq i32 %before, -1
  br i1 %refused, label %fail, label %found
fail:
  call void @llvm.trap()
  unreachable
found:
  store i32 %end, ptr @heap_at
  %live = load i32, ptr @heap_live
  %one = add i32 %live, 1
  store i32 %one, ptr @heap_live
  %info = inttoptr i32 %first to ptr
  call void @llvm.memset.p0.i32(ptr %info, i8 0, i32 64, i1 false)
  store i64 1, ptr %info
  %place = getelementptr %meminfo, ptr %info, i32 0, i32 3
  %start = inttoptr i32 %data to ptr
  store ptr %start, ptr %place
  ret ptr %info
}

declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 32)
  ret ptr %info
}

define ptr @NRT_Allocate(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 32)
  %data = getelementptr i8, ptr %info, i32 64
  ret ptr %data
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %live = load i32, ptr @heap_live
  %less = sub i32 %live, 1
  store i32 %less, ptr @heap_live
  %none = icmp eq i32 %less, 0
  br i1 %none, label %empty, label %done
empty:
  %start = load i32, ptr @heap_start
  store i32 %start, ptr @heap_at
  br label %done
done:
  ret void
}

define void @NRT_Free(ptr %data) {
  %nothing = icmp eq ptr %data, null
  br i1 %nothing, label %done, label %free
free:
  call void @NRT_MemInfo_call_dtor(ptr %data)
  br label %done
done:
  ret void
}
