// Principal axes of rows, dealt out to parts.
#pragma once
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "corpus.hpp"
#include "matrix.hpp"

/// Eigenvectors of a symmetric matrix by Jacobi's method, as columns of `vectors`; the eigenvalues stay on the diagonal of `values`.
inline void eigenvectors(std::vector<double>& values, std::vector<double>& vectors, size_t size) {
  constexpr int sweeps = 6;
  vectors.assign(size * size, 0);
  for (size_t at = 0; at < size; at++) vectors[at * size + at] = 1;
  for (int sweep = 0; sweep < sweeps; sweep++)
    for (size_t p = 0; p < size; p++)
      for (size_t q = p + 1; q < size; q++) {
        const double off = values[p * size + q];
        if (std::abs(off) < 1e-9) continue;
        const double theta = (values[q * size + q] - values[p * size + p]) / (2 * off);
        const double tangent = (theta >= 0 ? 1 : -1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
        const double cosine = 1 / std::sqrt(tangent * tangent + 1), sine = tangent * cosine;
        // Rows of the symmetric matrix, then its columns; the vectors are kept transposed so that they are rows too.
        for (size_t k = 0; k < size; k++) {
          const double a = values[p * size + k], b = values[q * size + k];
          values[p * size + k] = cosine * a - sine * b;
          values[q * size + k] = sine * a + cosine * b;
        }
        for (size_t k = 0; k < size; k++) {
          const double a = values[k * size + p], b = values[k * size + q];
          values[k * size + p] = cosine * a - sine * b;
          values[k * size + q] = sine * a + cosine * b;
        }
        for (size_t k = 0; k < size; k++) {
          const double a = vectors[p * size + k], b = vectors[q * size + k];
          vectors[p * size + k] = cosine * a - sine * b;
          vectors[q * size + k] = sine * a + cosine * b;
        }
      }
}

/// Turns all rows to the principal axes of the sample. Of the axes, the next goes to the part that varies least so far: cosines stay as they are.
inline void turnToPrincipalAxes(std::vector<float>& rows, const std::vector<uint32_t>& sample, size_t parts) {
  const size_t sampleCount = sample.size() / matrix::panelWidth * matrix::panelWidth;
  std::vector<float> sampled(sampleCount * width), transposed(sampleCount * width), products(width * width);
  for (size_t at = 0; at < sampleCount; at++) std::copy_n(&rows[size_t(sample[at]) * width], width, &sampled[at * width]);
  matrix::transpose(sampled.data(), sampleCount, width, transposed.data());
  matrix::Packed packed;
  packed.pack(sampled.data(), sampleCount, width);
  matrix::multiply(transposed.data(), width, packed, products.data());
  std::vector<double> moments(width * width), axes;
  for (size_t p = 0; p < width; p++)
    for (size_t q = 0; q < width; q++) moments[p * width + q] = (products[p * width + q] + products[q * width + p]) / (2.0 * double(sampleCount));
  eigenvectors(moments, axes, width);

  std::vector<size_t> order(width);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return moments[a * width + a] > moments[b * width + b]; });
  const size_t partWidth = width / parts;
  std::vector<double> spreads(parts, 0);
  std::vector<size_t> sizes(parts, 0);
  std::vector<float> turn(width * width);
  for (const size_t axis : order) {
    size_t best = parts;
    for (size_t part = 0; part < parts; part++)
      if (sizes[part] < partWidth && (best == parts || spreads[part] < spreads[best])) best = part;
    // Variances are below 1, so their logarithms are negative: counted from a floor, a part with a large one is full sooner.
    spreads[best] += std::log(std::max(moments[axis * width + axis], 1e-12) * 1e12);
    for (size_t k = 0; k < width; k++) turn[k * width + best * partWidth + sizes[best]] = float(axes[axis * width + k]);
    sizes[best]++;
  }
  packed.pack(turn.data(), width, width);
  constexpr size_t chunk = 240;
  std::vector<float> from(chunk * width), to(chunk * width);
  for (size_t at = 0; at < rows.size(); at += chunk * width) {
    const size_t count = std::min(chunk * width, rows.size() - at);
    std::copy_n(&rows[at], count, from.begin());
    matrix::multiply(from.data(), chunk, packed, to.data());
    std::copy_n(to.begin(), count, &rows[at]);
  }
}
