// Learns the rows of the built-in embedder: symmetric InfoNCE over batches of pairs, row-wise AdaGrad. See README.md.
//
//   g++ -O3 -march=native -ffast-math -pthread -o train train.cpp && ./train --data folder --out folder
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "corpus.hpp"
#include "development.hpp"
#include "files.hpp"
#include "matrix.hpp"
#include "sampling.hpp"

using Clock = std::chrono::steady_clock;

struct Settings {
  size_t batch, steps, checkpointSteps, threads;
  float rate, temperature, drop, fillers, spelled, hard, warmUp;
  double minutesMax;
  uint64_t seed;
};

/// The features of one sentence of the batch, or of a whole question, with what each counts.
struct Bag {
  std::vector<uint32_t> rows;
  std::vector<float> weights;
  /// The text of the batch that it is of, and what it counts there.
  size_t text;
  float share;
};

/// Texts of the batch. Each is the sum of the unit vectors of its bags.
struct Side {
  std::vector<Bag> bags;
  size_t bagCount = 0;
  /// By text.
  std::vector<float> units, lengths, gradient;
  /// By bag.
  std::vector<float> bagUnits, bagLengths, bagGradient;

  explicit Side(size_t batch) : units(batch * width), lengths(batch), gradient(batch * width) {}

  Bag& next(size_t text, float share) {
    if (bagCount == bags.size()) bags.emplace_back();
    Bag& bag = bags[bagCount++];
    bag.rows.clear();
    bag.weights.clear();
    bag.text = text;
    bag.share = share;
    return bag;
  }
};

/// What is learned. Threads write to it without locks: a batch touches few rows, so they seldom meet (Hogwild, Niu et al. 2011).
struct Table {
  std::vector<float> rows, squares;

  Table(const Corpus& corpus, std::mt19937_64& random) : rows(corpus.rows * width), squares(corpus.rows, 0) {
    // Frequent words start near zero (as in SIF, Arora et al. 2017), rare ones with a random direction.
    std::normal_distribution<float> normal(0, 1);
    const double all = std::accumulate(corpus.rowCounts.begin(), corpus.rowCounts.end(), 0.0);
    for (size_t row = 0; row < corpus.rows; row++) {
      const double share = corpus.rowCounts[row] / all;
      const float scale = float(0.3 * 1e-4 / (1e-4 + share) / std::sqrt(double(width)));
      for (size_t at = 0; at < width; at++) rows[row * width + at] = scale * normal(random);
    }
  }
};

/// The work of one thread.
class Training {
 public:
  Training(const Corpus& corpus, const Settings& settings, Table& table, const std::mt19937_64& random)
      : corpus(corpus), settings(settings), random(random), rows(table.rows), squares(table.squares), heads(corpus.rows, -1),
        left(settings.batch), right(settings.batch) {
    const size_t batch = settings.batch;
    for (auto* sums : {&rowSums, &columnSums}) sums->resize(batch);
    similarity.resize(batch * batch);
    transposed.resize(batch * batch);
  }

  /// One batch. @returns the mean loss
  double step(const std::vector<uint32_t>& pairs, double rate) {
    left.bagCount = right.bagCount = 0;
    for (size_t at = 0; at < settings.batch; at++) {
      const Pair& pair = corpus.pairs[pairs[at]];
      // A question is one bag, a text to be found a bag for each sentence.
      const auto& starts = corpus.textStarts;
      for (uint32_t sentence = starts[pair.b]; sentence < std::min(starts[pair.b + 1], starts[pair.b] + sentencesMax); sentence++)
        fill(right.next(at, sentenceWeight(sentence - starts[pair.b])), sentence, sentence + 1);
      Bag& question = left.next(at, 1);
      fill(question, starts[pair.a], starts[pair.a + 1]);
      if (chance(settings.fillers)) addFillers(question, pair.a);
    }
    embed(left);
    embed(right);
    const double loss = gradients(pairs);
    update(rate);
    return loss;
  }

 private:
  const Corpus& corpus;
  const Settings& settings;
  std::mt19937_64 random;
  std::vector<float>&rows, &squares;
  std::vector<float> rowSums, columnSums;
  std::vector<float> similarity, transposed;
  matrix::Packed packed;
  // The texts of the batch that have a row, as lists.
  struct Use {
    float weight;
    const float* gradient;
    int32_t next;
  };
  std::vector<int32_t> heads;
  std::vector<uint32_t> touched;
  std::vector<Use> uses;
  Side left, right;
  /// Further ones count little.
  static constexpr uint32_t sentencesMax = 6;

  bool chance(double share) { return std::uniform_real_distribution<float>(0, 1)(random) < share; }

  void fill(Bag& bag, uint32_t from, uint32_t to) {
    append(bag, from, to, settings.drop);
    if (bag.rows.empty()) append(bag, from, to, 0);
  }

  void append(Bag& bag, uint32_t fromSentence, uint32_t toSentence, float drop) {
    for (uint32_t at = corpus.sentenceStarts[fromSentence]; at < corpus.sentenceStarts[toSentence]; at++) {
      if (drop > 0 && chance(drop)) continue;
      const uint32_t row = corpus.sentenceRows[at];
      const float weight = corpus.sentenceWeights[at] / 64.0f;
      // Now and then a word is only its spelling, so that the rows of spellings are trained too.
      if (row < corpus.keys && settings.spelled > 0 && corpus.spelledStarts[row] < corpus.spelledStarts[row + 1] && chance(settings.spelled)) {
        const uint32_t from = corpus.spelledStarts[row], to = corpus.spelledStarts[row + 1];
        for (uint32_t piece = from; piece < to; piece++) {
          bag.rows.push_back(corpus.spelledRows[piece]);
          bag.weights.push_back(weight / std::sqrt(float(to - from)));
        }
        continue;
      }
      bag.rows.push_back(row);
      bag.weights.push_back(weight);
    }
  }

  /// One to three phrases without content in the text's language.
  void addFillers(Bag& bag, uint32_t text) {
    const auto& fillers = corpus.fillersByLanguage[corpus.textChinese[text]];
    for (int count = 1 + int(random() % 3); count > 0; count--) {
      const uint32_t filler = fillers[random() % fillers.size()];
      append(bag, corpus.textStarts[filler], corpus.textStarts[filler + 1], 0);
    }
  }

  void embed(Side& side) {
    side.bagUnits.resize(side.bagCount * width);
    side.bagGradient.resize(side.bagCount * width);
    side.bagLengths.resize(side.bagCount);
    std::fill(side.units.begin(), side.units.end(), 0.0f);
    for (size_t at = 0; at < side.bagCount; at++) {
      const Bag& bag = side.bags[at];
      float *unit = &side.bagUnits[at * width], *sum = &side.units[bag.text * width];
      side.bagLengths[at] = sumOf(rows.data(), bag.rows.data(), bag.weights.data(), bag.rows.size(), unit);
      for (size_t k = 0; k < width; k++) sum[k] += bag.share * unit[k];
    }
    for (size_t at = 0; at < side.lengths.size(); at++) {
      float* sum = &side.units[at * width];
      float square = 1e-12f;
      for (size_t k = 0; k < width; k++) square += sum[k] * sum[k];
      side.lengths[at] = std::sqrt(square);
      for (size_t k = 0; k < width; k++) sum[k] /= side.lengths[at];
    }
  }

  double gradients(const std::vector<uint32_t>& pairs) {
    const size_t batch = settings.batch;
    const float sharpness = 1 / settings.temperature;
    packed.packTransposed(right.units.data(), width, batch);
    matrix::multiply(left.units.data(), batch, packed, similarity.data());
    std::vector<uint32_t> a(batch), b(batch);
    for (size_t at = 0; at < batch; at++) {
      a[at] = corpus.pairs[pairs[at]].a;
      b[at] = corpus.pairs[pairs[at]].b;
    }
    std::vector<float> owns(batch);
    for (size_t at = 0; at < batch; at++) owns[at] = similarity[at * batch + at];
    std::fill(columnSums.begin(), columnSums.end(), 0.0f);
    double loss = 0;
    for (size_t i = 0; i < batch; i++) {
      float* row = &similarity[i * batch];
      const float own = owns[i];
      const uint32_t ai = a[i], bi = b[i];
      float sum = 0;
      // Pairs that share a text are not negatives of each other.
      for (size_t j = 0; j < batch; j++) {
        const bool wrong = (a[j] != ai) & (b[j] != bi) & (a[j] != bi) & (b[j] != ai);
        const float value = wrong ? std::exp((row[j] - 1) * sharpness) : 0.0f;
        row[j] = value;
        columnSums[j] += value;
        sum += value;
      }
      const float value = std::exp((own - 1) * sharpness);
      row[i] = value;
      columnSums[i] += value;
      rowSums[i] = sum + value;
    }
    for (size_t i = 0; i < batch; i++) {
      const float own = similarity[i * batch + i];
      loss -= 0.5 * (std::log(own / rowSums[i]) + std::log(own / columnSums[i]));
      rowSums[i] = 1 / rowSums[i];
    }
    for (size_t j = 0; j < batch; j++) columnSums[j] = 1 / columnSums[j];
    for (size_t i = 0; i < batch; i++) {
      float* row = &similarity[i * batch];
      const float scale = rowSums[i];
      for (size_t j = 0; j < batch; j++) row[j] *= scale + columnSums[j];
      row[i] -= 2;
    }
    packed.pack(right.units.data(), batch, width);
    matrix::multiply(similarity.data(), batch, packed, left.gradient.data());
    matrix::transpose(similarity.data(), batch, batch, transposed.data());
    packed.pack(left.units.data(), batch, width);
    matrix::multiply(transposed.data(), batch, packed, right.gradient.data());
    throughLengths(left);
    throughLengths(right);
    return loss / batch;
  }

  /// The gradient of the bags' sums from that of the texts' unit vectors.
  void throughLengths(Side& side) {
    for (size_t at = 0; at < side.lengths.size(); at++) {
      float* values = &side.gradient[at * width];
      throughLength(&side.units[at * width], side.lengths[at], 0.5f / settings.temperature, values, values);
    }
    for (size_t at = 0; at < side.bagCount; at++) {
      const Bag& bag = side.bags[at];
      throughLength(&side.bagUnits[at * width], side.bagLengths[at], bag.share, &side.gradient[bag.text * width], &side.bagGradient[at * width]);
    }
  }

  static void throughLength(const float* unit, float length, float factor, const float* from, float* to) {
    float along = 0;
    for (size_t k = 0; k < width; k++) along += unit[k] * from[k];
    const float scale = factor / std::max(length, 1e-3f);
    for (size_t k = 0; k < width; k++) to[k] = (from[k] - along * unit[k]) * scale;
  }

  void update(double rate) {
    uses.clear();
    touched.clear();
    collect(left);
    collect(right);
    float gradient[width];
    for (size_t place = 0; place < touched.size(); place++) {
      const uint32_t row = touched[place];
      if (place + 1 < touched.size())
        for (size_t k = 0; k < width; k += 16) __builtin_prefetch(&rows[touched[place + 1] * width + k], 1);
      std::fill(gradient, gradient + width, 0.0f);
      for (int32_t at = heads[row]; at >= 0; at = uses[at].next) {
        const float weight = uses[at].weight;
        const float* from = uses[at].gradient;
        for (size_t k = 0; k < width; k++) gradient[k] += weight * from[k];
      }
      heads[row] = -1;
      float square = 0;
      for (size_t k = 0; k < width; k++) square += gradient[k] * gradient[k];
      squares[row] += square / width;
      const float scale = float(rate) / std::sqrt(squares[row] + 1e-12f);
      float* values = &rows[row * width];
      for (size_t k = 0; k < width; k++) values[k] -= scale * gradient[k];
    }
  }

  void collect(const Side& side) {
    for (size_t at = 0; at < side.bagCount; at++) {
      const Bag& bag = side.bags[at];
      for (size_t feature = 0; feature < bag.rows.size(); feature++) {
        const uint32_t row = bag.rows[feature];
        if (heads[row] < 0) touched.push_back(row);
        uses.push_back({bag.weights[feature], &side.bagGradient[at * width], heads[row]});
        heads[row] = int32_t(uses.size()) - 1;
      }
    }
  }
};

int main(int count, char** words) {
  const Options options(count, words);
  Settings settings;
  settings.batch = size_t(options.number("batch", 2048));
  settings.steps = size_t(options.number("steps", 9000));
  settings.checkpointSteps = size_t(options.number("checkpoint", 1000));
  settings.rate = float(options.number("rate", 0.1));
  settings.temperature = float(options.number("temperature", 0.07));
  settings.drop = float(options.number("drop", 0.07));
  settings.fillers = float(options.number("fillers", 0.3));
  settings.spelled = float(options.number("spelled", 0.03));
  settings.hard = float(options.number("hard", 0.65));
  settings.warmUp = float(options.number("warm-up", 0.03));
  settings.minutesMax = options.number("minutes", 1e9);
  settings.seed = uint64_t(options.number("seed", 1));
  settings.threads = size_t(options.number("threads", 1));
  if (settings.batch % matrix::panelWidth != 0) fail("a batch is a multiple of 32 pairs");
  const std::string out = options.text("out", "");
  const Corpus corpus = openCorpus(options.text("data", "."));
  Development development(corpus);
  std::mt19937_64 random(settings.seed);
  Table table(corpus, random);
  std::cerr << corpus.pairs.size() << " pairs, " << corpus.rows << " rows, " << corpus.textStarts.size() - 1 << " texts\n";

  const auto start = Clock::now();
  const auto minutes = [&] { return std::chrono::duration<double>(Clock::now() - start).count() / 60; };
  std::atomic<size_t> begun = 0;
  const auto work = [&](size_t thread) {
    // The first thread reports. Alone, it makes every random choice by the seed.
    const uint64_t seed = settings.seed + 1000 * thread;
    Sampler sampler(corpus, seed);
    Training training(corpus, settings, table, thread == 0 ? random : std::mt19937_64(seed));
    std::mt19937_64 kinds(seed + 1);
    double lossSum = 0;
    size_t lossCount = 0, reported = 0, saved = 0;
    std::vector<uint32_t> pairs;
    for (bool last = false; !last;) {
      const size_t step = ++begun;
      // Done is what is nearer: the last step or the end of the time.
      const double done = std::max(double(step) / settings.steps, minutes() / settings.minutesMax);
      last = done >= 1;
      if (step > settings.steps) break;
      const double rate = settings.rate * std::min(done / settings.warmUp, std::max(0.0, 1 - done) / (1 - settings.warmUp));
      sampler.next(settings.batch, std::uniform_real_distribution<double>(0, 1)(kinds) < settings.hard, pairs);
      lossSum += training.step(pairs, rate);
      lossCount++;
      if (thread != 0) continue;
      if (step / 200 > reported) {
        reported = step / 200;
        std::cerr << "step " << step << " loss " << lossSum / lossCount << " minutes " << minutes() << " rate " << rate << std::endl;
        lossSum = 0;
        lossCount = 0;
      }
      if (step / settings.checkpointSteps > saved) {
        saved = step / settings.checkpointSteps;
        std::cerr << "step " << step << " " << development.report(table.rows, false) << std::endl;
        if (!out.empty()) writeArray(out + "/rows.f32", table.rows.data(), table.rows.size());
      }
    }
  };
  std::vector<std::thread> others;
  for (size_t thread = 1; thread < settings.threads; thread++) others.emplace_back(work, thread);
  work(0);
  for (std::thread& other : others) other.join();
  std::cerr << "after " << std::min(begun.load(), settings.steps) << " steps: " << development.report(table.rows, true) << std::endl;
  if (!out.empty()) writeArray(out + "/rows.f32", table.rows.data(), table.rows.size());
}
