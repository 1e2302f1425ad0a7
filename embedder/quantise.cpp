// Product quantisation (Jégou et al. 2011) of the rows: the direction is 64 bytes, each one of 256 centroids of 8 dimensions; the length is one
// byte. The axes are first turned to the principal ones and dealt out so that all parts vary alike (Ge et al. 2013), and the rows that texts
// have most often get 64 bytes more for what the first left over.
//
//   g++ -O3 -march=native -ffast-math -o quantise quantise.cpp && ./quantise --data folder --out folder
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "corpus.hpp"
#include "matrix.hpp"
#include "principal.hpp"

constexpr size_t parts = 64, centroids = 256, partWidth = width / parts;

struct Quantiser {
  std::vector<uint8_t> codes;
  /// By part, centroid and dimension.
  std::vector<float> tables;
};

/// The nearest centroid; `halves` are half their squared lengths.
static size_t nearest(const float* value, const float* transposed, const float* halves) {
  float scores[centroids];
  for (size_t c = 0; c < centroids; c++) scores[c] = -halves[c];
  for (size_t k = 0; k < partWidth; k++)
    for (size_t c = 0; c < centroids; c++) scores[c] += value[k] * transposed[k * centroids + c];
  float best = scores[0];
  for (size_t c = 1; c < centroids; c++) best = scores[c] > best ? scores[c] : best;
  size_t at = 0;
  while (scores[at] != best) at++;
  return at;
}

struct Part {
  std::vector<float> table = std::vector<float>(centroids * partWidth), transposed = table, halves = std::vector<float>(centroids);

  void index() {
    for (size_t c = 0; c < centroids; c++) {
      halves[c] = 0;
      for (size_t k = 0; k < partWidth; k++) {
        transposed[k * centroids + c] = table[c * partWidth + k];
        halves[c] += 0.5f * table[c * partWidth + k] * table[c * partWidth + k];
      }
    }
  }
};

/// Codes for `rows` by k-means on those of the sample. Afterwards `rows` is what the codes leave over.
static Quantiser quantise(std::vector<float>& rows, const std::vector<uint32_t>& sample, int rounds, std::mt19937_64& random) {
  const size_t rowCount = rows.size() / width;
  Quantiser made;
  made.codes.resize(rowCount * parts);
  for (size_t at = 0; at < parts; at++) {
    Part part;
    const size_t offset = at * partWidth;
    const auto begin = [&](size_t c) { std::copy_n(&rows[size_t(sample[random() % sample.size()]) * width + offset], partWidth, &part.table[c * partWidth]); };
    for (size_t c = 0; c < centroids; c++) begin(c);
    for (int round = 0; round < rounds; round++) {
      part.index();
      std::vector<double> sums(centroids * partWidth, 0), sizes(centroids, 0);
      for (const uint32_t row : sample) {
        const float* value = &rows[size_t(row) * width + offset];
        const size_t c = nearest(value, part.transposed.data(), part.halves.data());
        sizes[c]++;
        for (size_t k = 0; k < partWidth; k++) sums[c * partWidth + k] += value[k];
      }
      for (size_t c = 0; c < centroids; c++)
        if (sizes[c] == 0) begin(c);
        else
          for (size_t k = 0; k < partWidth; k++) part.table[c * partWidth + k] = float(sums[c * partWidth + k] / sizes[c]);
    }
    part.index();
    for (size_t row = 0; row < rowCount; row++) {
      float* value = &rows[row * width + offset];
      const size_t c = nearest(value, part.transposed.data(), part.halves.data());
      made.codes[row * parts + at] = uint8_t(c);
      for (size_t k = 0; k < partWidth; k++) value[k] -= part.table[c * partWidth + k];
    }
    made.tables.insert(made.tables.end(), part.table.begin(), part.table.end());
  }
  double error = 0;
  for (const float value : rows) error += double(value) * value;
  std::cerr << rowCount << " rows, squared error " << error / rowCount << "\n";
  return made;
}

/// The longer and the more frequent a row, the more often it is in the sample.
static std::vector<uint32_t> sampleOf(const std::vector<double>& importance, size_t size, std::mt19937_64& random) {
  std::vector<double> sums(importance.size());
  std::partial_sum(importance.begin(), importance.end(), sums.begin());
  std::vector<uint32_t> sample(size);
  for (auto& row : sample) {
    const double at = std::uniform_real_distribution<double>(0, sums.back())(random);
    row = uint32_t(std::min<size_t>(sums.size() - 1, size_t(std::lower_bound(sums.begin(), sums.end(), at) - sums.begin())));
  }
  return sample;
}

int main(int count, char** words) {
  const Options options(count, words);
  const std::string out = options.text("out", ".");
  const int rounds = int(options.number("rounds", 10));
  const size_t sampleSize = size_t(options.number("sample", 24576));
  std::vector<float> rows = readArray<float>(out + "/rows.f32");
  const auto counts = readArray<uint32_t>(options.text("data", ".") + "/row.counts");
  const size_t rowCount = counts.size(), fineCount = std::min(rowCount, size_t(options.number("fine", 22000)));
  std::mt19937_64 random(uint64_t(options.number("seed", 1)));

  std::vector<float> lengths(rowCount);
  std::vector<double> importance(rowCount);
  for (size_t row = 0; row < rowCount; row++) {
    float square = 1e-12f;
    for (size_t k = 0; k < width; k++) square += rows[row * width + k] * rows[row * width + k];
    lengths[row] = std::sqrt(square);
    importance[row] = lengths[row] * std::sqrt(double(counts[row]) + 1);
  }
  normalise(rows);
  const std::vector<uint32_t> sample = sampleOf(importance, sampleSize, random);
  turnToPrincipalAxes(rows, sample, parts);
  const Quantiser first = quantise(rows, sample, rounds, random);

  // Those that texts have most often, by their number.
  std::vector<uint32_t> fine(rowCount);
  std::iota(fine.begin(), fine.end(), 0);
  std::nth_element(fine.begin(), fine.begin() + long(fineCount), fine.end(), [&](uint32_t a, uint32_t b) {
    return std::make_pair(importance[a], a) > std::make_pair(importance[b], b);
  });
  fine.resize(fineCount);
  std::sort(fine.begin(), fine.end());
  std::vector<float> rest(fineCount * width);
  std::vector<double> fineImportance(fineCount);
  for (size_t at = 0; at < fineCount; at++) {
    std::copy_n(&rows[fine[at] * width], width, &rest[at * width]);
    fineImportance[at] = importance[fine[at]];
  }
  const Quantiser second = quantise(rest, sampleOf(fineImportance, sampleSize, random), rounds, random);

  writeArray(out + "/lengths.f32", lengths.data(), lengths.size());
  writeArray(out + "/codes.u8", first.codes.data(), first.codes.size());
  writeArray(out + "/centroids.f32", first.tables.data(), first.tables.size());
  writeArray(out + "/fine.u32", fine.data(), fine.size());
  writeArray(out + "/fine.codes.u8", second.codes.data(), second.codes.size());
  writeArray(out + "/fine.centroids.f32", second.tables.data(), second.tables.size());
}
