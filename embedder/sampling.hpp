// Which pairs make a batch.
#pragma once
#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "corpus.hpp"

class Sampler {
 public:
  Sampler(const Corpus& corpus, uint64_t seed) : random(seed) {
    std::map<std::string, std::vector<uint32_t>> byGroup;
    for (uint32_t at = 0; at < corpus.pairs.size(); at++) byGroup[corpus.sources[corpus.pairs[at].source].group].push_back(at);
    double all = 0;
    for (auto& [name, pairs] : byGroup) {
      Group group;
      group.pairs = pairs;
      double sum = 0;
      for (const uint32_t pair : pairs) {
        sum += corpus.sources[corpus.pairs[pair].source].weight;
        group.sums.push_back(sum);
      }
      all += sum;
      groups.push_back(std::move(group));
      groupSums.push_back(all);
    }
  }

  /// The pairs of a batch. A hard one is of one group, as far as that is large enough.
  void next(size_t batch, bool hard, std::vector<uint32_t>& pairs) {
    pairs.clear();
    if (hard) {
      const Group& group = groups[pick(groupSums)];
      const size_t count = std::min(batch, group.pairs.size() / 3);
      while (pairs.size() < count) pairs.push_back(from(group));
    }
    while (pairs.size() < batch) pairs.push_back(from(groups[pick(groupSums)]));
  }

 private:
  struct Group {
    std::vector<uint32_t> pairs;
    std::vector<double> sums;
  };
  std::mt19937_64 random;
  std::vector<Group> groups;
  std::vector<double> groupSums;

  uint32_t from(const Group& group) { return group.pairs[pick(group.sums)]; }

  size_t pick(const std::vector<double>& sums) {
    const double at = std::uniform_real_distribution<double>(0, sums.back())(random);
    return std::min(size_t(std::upper_bound(sums.begin(), sums.end(), at) - sums.begin()), sums.size() - 1);
  }
};
