// What prepare.ts wrote.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include "files.hpp"

constexpr size_t width = 512;

struct Pair {
  uint32_t a, b, source;
};

struct Source {
  std::string tag, group;
  double weight;
};

struct Held {
  uint32_t set, a, b;
};

struct Corpus {
  size_t rows = 0, keys = 0;
  /// A text is sentences, a sentence is rows with what each counts (in 64ths).
  std::vector<uint32_t> rowCounts, textStarts, sentenceStarts, sentenceRows, spelledStarts, spelledRows;
  std::vector<uint8_t> sentenceWeights, textChinese;
  std::vector<Pair> pairs;
  std::vector<Source> sources;
  std::vector<Held> held;
  std::vector<std::string> heldNames;
  std::vector<uint32_t> fillersByLanguage[2];
};

inline Corpus openCorpus(const std::string& folder) {
  Corpus corpus;
  const auto path = [&](const char* name) { return folder + "/" + name; };
  corpus.rowCounts = readArray<uint32_t>(path("row.counts"));
  corpus.rows = corpus.rowCounts.size();
  corpus.spelledStarts = readArray<uint32_t>(path("spelled.starts"));
  corpus.keys = corpus.spelledStarts.size() - 1;
  corpus.spelledRows = readArray<uint32_t>(path("spelled.rows"));
  corpus.textStarts = readArray<uint32_t>(path("text.starts"));
  corpus.sentenceStarts = readArray<uint32_t>(path("sentence.starts"));
  corpus.sentenceRows = readArray<uint32_t>(path("sentence.rows"));
  corpus.sentenceWeights = readArray<uint8_t>(path("sentence.weights"));
  corpus.textChinese = readArray<uint8_t>(path("text.chinese"));
  corpus.pairs = readArray<Pair>(path("pairs"));
  corpus.held = readArray<Held>(path("development"));
  corpus.heldNames = readLines(path("development.names"));
  for (const uint32_t filler : readArray<uint32_t>(path("filler.texts"))) corpus.fillersByLanguage[corpus.textChinese[filler]].push_back(filler);
  for (const std::string& line : readLines(path("sources.tsv"))) {
    const size_t first = line.find('\t'), second = line.find('\t', first + 1);
    corpus.sources.push_back({line.substr(0, first), line.substr(first + 1, second - first - 1), std::stod(line.substr(second + 1))});
  }
  return corpus;
}

/// What a sentence counts in a text to be found: the first is often its name. Much as in the embedder of the server.
inline float sentenceWeight(size_t at) {
  return at == 0 ? 1.0f : std::pow(0.7f, float(at - 1));
}

/// The unit vector of a bag of rows. @returns the length of their sum
inline float sumOf(const float* table, const uint32_t* rows, const float* weights, size_t count, float* sum) {
  for (size_t k = 0; k < width; k++) sum[k] = 0;
  for (size_t at = 0; at < count; at++) {
    if (at + 2 < count)
      for (size_t k = 0; k < width; k += 16) __builtin_prefetch(table + rows[at + 2] * width + k);
    const float* row = table + rows[at] * width;
    const float weight = weights[at];
    for (size_t k = 0; k < width; k++) sum[k] += weight * row[k];
  }
  float square = 1e-12f;
  for (size_t k = 0; k < width; k++) square += sum[k] * sum[k];
  const float length = std::sqrt(square);
  for (size_t k = 0; k < width; k++) sum[k] /= length;
  return length;
}

/// Rows of a matrix of `width` columns, each made a unit vector.
inline void normalise(std::vector<float>& rows) {
  for (size_t at = 0; at < rows.size(); at += width) {
    float square = 1e-12f;
    for (size_t k = 0; k < width; k++) square += rows[at + k] * rows[at + k];
    const float scale = 1 / std::sqrt(square);
    for (size_t k = 0; k < width; k++) rows[at + k] *= scale;
  }
}
