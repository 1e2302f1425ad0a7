// Products of matrices on one core: blocks of 12 x 32 numbers (6 x 16 without AVX-512) stay in registers, the right side is packed so that it is read in order.
// Where the processor multiplies bfloat16 (AVX512_BF16), both sides are rounded to it: 8 bits are enough for cosines and gradients.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>
#ifdef __AVX512BF16__
#include <immintrin.h>
#endif

namespace matrix {

#ifdef __AVX512F__
constexpr size_t laneWidth = 16, tallRows = 12;
#else
constexpr size_t laneWidth = 8, tallRows = 6;
#endif
constexpr size_t panelWidth = 2 * laneWidth;
typedef float Lane __attribute__((vector_size(laneWidth * sizeof(float)), aligned(4), may_alias));

#ifdef __AVX512BF16__
/// Two neighbours of a row.
typedef uint32_t Cell;
constexpr size_t cellWidth = 2;

inline uint32_t rounded(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
}
inline Cell cellOf(float first, float second) { return rounded(first) | rounded(second) << 16; }
inline Lane addProduct(Lane sum, Cell left, const Cell* right) {
  return (Lane)_mm512_dpbf16_ps((__m512)sum, (__m512bh)_mm512_set1_epi32(int(left)), (__m512bh)_mm512_loadu_si512(right));
}
#else
typedef float Cell;
constexpr size_t cellWidth = 1;

inline Cell cellOf(float first, float) { return first; }
inline Lane addProduct(Lane sum, Cell left, const Cell* right) { return sum + left * *(const Lane*)right; }
#endif

/// The right side of a product, `depth` x `width`, in panels of 32 or 16 columns. `width` is a multiple of that, `depth` of 2.
struct Packed {
  std::vector<Cell> values;
  size_t depth = 0, width = 0;

  /// From rows of `width` numbers.
  void pack(const float* rows, size_t newDepth, size_t newWidth) {
    resize(newDepth, newWidth);
    for (size_t panel = 0; panel < width / panelWidth; panel++)
      for (size_t cell = 0; cell < depth / cellWidth; cell++) {
        const float* first = rows + cell * cellWidth * width + panel * panelWidth;
        const float* second = cellWidth == 2 ? first + width : first;
        Cell* to = &values[(panel * depth / cellWidth + cell) * panelWidth];
        for (size_t column = 0; column < panelWidth; column++) to[column] = cellOf(first[column], second[column]);
      }
  }

  /// From the transposed matrix: `width` rows of `depth` numbers.
  void packTransposed(const float* rows, size_t newDepth, size_t newWidth) {
    resize(newDepth, newWidth);
    constexpr size_t tile = 16;
    for (size_t panel = 0; panel < width / panelWidth; panel++)
      for (size_t cell0 = 0; cell0 < depth / cellWidth; cell0 += tile)
        for (size_t column = 0; column < panelWidth; column++) {
          const float* from = rows + (panel * panelWidth + column) * depth;
          for (size_t cell = cell0; cell < cell0 + tile && cell < depth / cellWidth; cell++)
            values[(panel * depth / cellWidth + cell) * panelWidth + column] = cellOf(from[cell * cellWidth], from[cell * cellWidth + cellWidth - 1]);
        }
  }

 private:
  void resize(size_t newDepth, size_t newWidth) {
    depth = newDepth;
    width = newWidth;
    values.resize(depth / cellWidth * width);
  }
};

template <int rows>
inline void block(const Cell* left, size_t cells, const Cell* panel, float* out, size_t outStride) {
  Lane sums[rows][2] = {};
  for (size_t cell = 0; cell < cells; cell++)
#pragma GCC unroll 12
    for (int row = 0; row < rows; row++) {
      sums[row][0] = addProduct(sums[row][0], left[row * cells + cell], panel + cell * panelWidth);
      sums[row][1] = addProduct(sums[row][1], left[row * cells + cell], panel + cell * panelWidth + laneWidth);
    }
  for (int row = 0; row < rows; row++) {
    *(Lane*)(out + row * outStride) = sums[row][0];
    *(Lane*)(out + row * outStride + laneWidth) = sums[row][1];
  }
}

/// out (`rows` x right.width) = left (`rows` x right.depth) times right. `rows` is a multiple of 4.
inline void multiply(const float* left, size_t rows, const Packed& right, float* out) {
  // The left side in parts that stay in the cache while all panels go by.
  constexpr size_t part = 240;
  const size_t cells = right.depth / cellWidth;
  thread_local std::vector<Cell> leftCells;
  leftCells.resize(part * cells);
  for (size_t start = 0; start < rows; start += part) {
    const size_t count = rows - start < part ? rows - start : part;
    const float* from = left + start * right.depth;
    for (size_t at = 0; at < count * cells; at++) leftCells[at] = cellOf(from[at * cellWidth], from[at * cellWidth + cellWidth - 1]);
    for (size_t panel = 0; panel < right.width / panelWidth; panel++) {
      const Cell* values = &right.values[panel * cells * panelWidth];
      float* to = out + start * right.width + panel * panelWidth;
      size_t row = 0;
      for (; row + tallRows <= count; row += tallRows) block<tallRows>(&leftCells[row * cells], cells, values, to + row * right.width, right.width);
      for (; row + 4 <= count; row += 4) block<4>(&leftCells[row * cells], cells, values, to + row * right.width, right.width);
    }
  }
}

/// out (`columns` x `rows`) = the transposed of `from` (`rows` x `columns`).
inline void transpose(const float* from, size_t rows, size_t columns, float* out) {
  constexpr size_t tile = 16;
  for (size_t row0 = 0; row0 < rows; row0 += tile)
    for (size_t column0 = 0; column0 < columns; column0 += tile)
      for (size_t row = row0; row < row0 + tile && row < rows; row++)
        for (size_t column = column0; column < column0 + tile && column < columns; column++) out[column * rows + row] = from[row * columns + column];
}

}  // namespace matrix
