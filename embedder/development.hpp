// Pairs that are never learned from: how well the b of each a is found among others. Settings are chosen by this.
#pragma once
#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "corpus.hpp"
#include "matrix.hpp"

class Development {
 public:
  explicit Development(const Corpus& corpus) : corpus(corpus), sets(corpus.heldNames.size()) {
    // The same distractors in every run.
    std::mt19937_64 random(7);
    std::vector<std::vector<uint32_t>> byTag(corpus.sources.size());
    for (uint32_t at = 0; at < corpus.pairs.size(); at++) byTag[corpus.pairs[at].source].push_back(at);
    for (const Held& held : corpus.held) {
      sets[held.set].queries.push_back(held.a);
      sets[held.set].answers.push_back(held.b);
    }
    for (size_t set = 0; set < sets.size(); set++) {
      std::vector<uint32_t> from;
      for (size_t source = 0; source < corpus.sources.size(); source++)
        if (isAlike(corpus.sources[source].tag, corpus.heldNames[set])) from.insert(from.end(), byTag[source].begin(), byTag[source].end());
      auto& documents = sets[set].documents;
      documents = sets[set].answers;
      for (size_t at = 0; at < distractors; at++)
        documents.push_back(corpus.pairs[from.empty() ? random() % corpus.pairs.size() : from[random() % from.size()]].b);
      std::sort(documents.begin(), documents.end());
      documents.erase(std::unique(documents.begin(), documents.end()), documents.end());
      while (documents.size() % matrix::panelWidth != 0) documents.pop_back();
    }
  }

  /// Mean nDCG@10 x 100 of the sets of known and of withheld sources; each by itself too if asked for.
  std::string report(const std::vector<float>& table, bool each) {
    double sums[2] = {0, 0};
    size_t counts[2] = {0, 0};
    std::string names;
    for (size_t set = 0; set < sets.size(); set++) {
      const bool withheld = corpus.heldNames[set].rfind("withheld:", 0) == 0;
      const double score = scoreOf(sets[set], table);
      sums[withheld] += score;
      counts[withheld]++;
      if (each) names += "\n  " + corpus.heldNames[set] + " " + rounded(score);
    }
    return "development " + rounded(sums[0] / std::max<size_t>(1, counts[0])) + " withheld " + rounded(sums[1] / std::max<size_t>(1, counts[1])) + names;
  }

 private:
  static constexpr size_t distractors = 1500;
  struct Set {
    std::vector<uint32_t> queries, answers, documents;
  };
  const Corpus& corpus;
  std::vector<Set> sets;

  /// Own questions are held back by the tool, so theirs have a tag of their own.
  static bool isAlike(const std::string& tag, const std::string& held) {
    return tag == held || (held == "own_held" && tag != "own_terms" && tag.rfind("own_", 0) == 0);
  }

  double scoreOf(const Set& set, const std::vector<float>& table) const {
    std::vector<float> documents = vectors(set.documents, table, true), queries = vectors(set.queries, table, false);
    queries.resize((set.queries.size() + 3) / 4 * 4 * width);
    matrix::Packed packed;
    packed.packTransposed(documents.data(), width, set.documents.size());
    std::vector<float> scores(queries.size() / width * set.documents.size());
    matrix::multiply(queries.data(), queries.size() / width, packed, scores.data());
    double sum = 0;
    for (size_t at = 0; at < set.queries.size(); at++) {
      const auto found = std::lower_bound(set.documents.begin(), set.documents.end(), set.answers[at]);
      if (found == set.documents.end() || *found != set.answers[at]) continue;
      const float* row = &scores[at * set.documents.size()];
      const float own = row[found - set.documents.begin()];
      size_t rank = 1;
      for (size_t document = 0; document < set.documents.size(); document++) rank += row[document] > own;
      if (rank <= 10) sum += 1 / std::log2(1.0 + double(rank));
    }
    return 100 * sum / double(set.queries.size());
  }

  /// A question is one bag, a text to be found the sum of its sentences.
  std::vector<float> vectors(const std::vector<uint32_t>& texts, const std::vector<float>& table, bool bySentence) const {
    std::vector<float> found(texts.size() * width), weights;
    float unit[width];
    const auto add = [&](uint32_t from, uint32_t to, float weight, float* sum) {
      weights.clear();
      for (uint32_t feature = from; feature < to; feature++) weights.push_back(corpus.sentenceWeights[feature] / 64.0f);
      sumOf(table.data(), corpus.sentenceRows.data() + from, weights.data(), to - from, unit);
      for (size_t k = 0; k < width; k++) sum[k] += weight * unit[k];
    };
    for (size_t at = 0; at < texts.size(); at++) {
      const uint32_t from = corpus.textStarts[texts[at]], to = corpus.textStarts[texts[at] + 1];
      const auto& starts = corpus.sentenceStarts;
      if (!bySentence) add(starts[from], starts[to], 1, &found[at * width]);
      else
        for (uint32_t sentence = from; sentence < to; sentence++) add(starts[sentence], starts[sentence + 1], sentenceWeight(sentence - from), &found[at * width]);
    }
    normalise(found);
    return found;
  }

  static std::string rounded(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    return text;
  }
};
