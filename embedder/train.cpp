// Learns the rows of the built-in embedder: symmetric InfoNCE over batches of pairs, row-wise AdaGrad. See README.md.
//
//   g++ -O3 -march=native -ffast-math -o train train.cpp && ./train --data folder --out folder
#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "corpus.hpp"
#include "development.hpp"
#include "files.hpp"
#include "matrix.hpp"
#include "sampling.hpp"

using Clock = std::chrono::steady_clock;

struct Settings {
  size_t batch, steps, checkpointSteps;
  float rate, temperature, drop, fillers, spelled, hard, warmUp;
  double minutesMax;
  uint64_t seed;
};

/// The features of one text of the batch, with what each counts.
struct Bag {
  std::vector<uint32_t> rows;
  std::vector<float> weights;
};

class Training {
 public:
  Training(const Corpus& corpus, const Settings& settings)
      : corpus(corpus), settings(settings), random(settings.seed), rows(corpus.rows * width), squares(corpus.rows, 0),
        heads(corpus.rows, -1) {
    // Frequent words begin near nothing (as by SIF, Arora et al. 2017), rare ones with a direction of their own.
    std::normal_distribution<float> normal(0, 1);
    const double all = std::accumulate(corpus.rowCounts.begin(), corpus.rowCounts.end(), 0.0);
    for (size_t row = 0; row < corpus.rows; row++) {
      const double share = corpus.rowCounts[row] / all;
      const float scale = float(0.3 * 1e-4 / (1e-4 + share) / std::sqrt(double(width)));
      for (size_t at = 0; at < width; at++) rows[row * width + at] = scale * normal(random);
    }
    const size_t batch = settings.batch;
    for (auto* matrix : {&left, &right, &leftGradient, &rightGradient}) matrix->resize(batch * width);
    for (auto* lengths : {&leftLengths, &rightLengths, &rowSums, &columnSums}) lengths->resize(batch);
    similarity.resize(batch * batch);
    transposed.resize(batch * batch);
    leftBags.resize(batch);
    rightBags.resize(batch);
  }

  /// One batch. @returns the mean loss
  double step(const std::vector<uint32_t>& pairs, double rate) {
    for (size_t at = 0; at < settings.batch; at++) {
      const Pair& pair = corpus.pairs[pairs[at]];
      fill(rightBags[at], pair.b, settings.drop);
      fill(leftBags[at], pair.a, settings.drop);
      if (chance(settings.fillers)) addFillers(leftBags[at], pair.a);
    }
    embed(leftBags, left, leftLengths);
    embed(rightBags, right, rightLengths);
    const double loss = gradients(pairs);
    update(rate);
    return loss;
  }

  std::vector<float>& table() { return rows; }

 private:
  const Corpus& corpus;
  const Settings& settings;
  std::mt19937_64 random;
  std::vector<float> rows, squares, left, right, leftGradient, rightGradient, leftLengths, rightLengths, rowSums, columnSums;
  std::vector<float> similarity, transposed;
  std::vector<Bag> leftBags, rightBags;
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

  bool chance(double share) { return std::uniform_real_distribution<float>(0, 1)(random) < share; }

  void fill(Bag& bag, uint32_t text, float drop) {
    bag.rows.clear();
    bag.weights.clear();
    append(bag, text, drop);
    if (bag.rows.empty()) append(bag, text, 0);
  }

  void append(Bag& bag, uint32_t text, float drop) {
    for (uint32_t at = corpus.textStarts[text]; at < corpus.textStarts[text + 1]; at++) {
      if (drop > 0 && chance(drop)) continue;
      const uint32_t row = corpus.textRows[at];
      const float weight = corpus.textWeights[at] / 64.0f;
      // Now and then a word is only its spelling, so that spellings learn what words mean.
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

  /// One to three phrases of the text's language that carry no wish.
  void addFillers(Bag& bag, uint32_t text) {
    const auto& fillers = corpus.fillersByLanguage[corpus.textChinese[text]];
    for (int count = 1 + int(random() % 3); count > 0; count--) append(bag, fillers[random() % fillers.size()], 0);
  }

  void embed(const std::vector<Bag>& bags, std::vector<float>& units, std::vector<float>& lengths) {
    for (size_t at = 0; at < bags.size(); at++) {
      float* sum = &units[at * width];
      lengths[at] = sumOf(rows.data(), bags[at].rows.data(), bags[at].weights.data(), bags[at].rows.size(), sum);
    }
  }

  double gradients(const std::vector<uint32_t>& pairs) {
    const size_t batch = settings.batch;
    const float sharpness = 1 / settings.temperature;
    packed.packTransposed(right.data(), width, batch);
    matrix::multiply(left.data(), batch, packed, similarity.data());
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
      // Pairs that share a text are no wrong answers.
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
    packed.pack(right.data(), batch, width);
    matrix::multiply(similarity.data(), batch, packed, leftGradient.data());
    matrix::transpose(similarity.data(), batch, batch, transposed.data());
    packed.pack(left.data(), batch, width);
    matrix::multiply(transposed.data(), batch, packed, rightGradient.data());
    throughLength(left, leftLengths, leftGradient);
    throughLength(right, rightLengths, rightGradient);
    return loss / batch;
  }

  /// The gradient of the sums from that of the unit vectors.
  void throughLength(const std::vector<float>& units, const std::vector<float>& lengths, std::vector<float>& gradient) {
    for (size_t at = 0; at < settings.batch; at++) {
      const float* unit = &units[at * width];
      float* values = &gradient[at * width];
      float along = 0;
      for (size_t k = 0; k < width; k++) along += unit[k] * values[k];
      const float scale = 0.5f / settings.temperature / std::max(lengths[at], 1e-3f);
      for (size_t k = 0; k < width; k++) values[k] = (values[k] - along * unit[k]) * scale;
    }
  }

  void update(double rate) {
    uses.clear();
    touched.clear();
    collect(leftBags, leftGradient);
    collect(rightBags, rightGradient);
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

  void collect(const std::vector<Bag>& bags, const std::vector<float>& gradient) {
    for (size_t at = 0; at < bags.size(); at++)
      for (size_t feature = 0; feature < bags[at].rows.size(); feature++) {
        const uint32_t row = bags[at].rows[feature];
        if (heads[row] < 0) touched.push_back(row);
        uses.push_back({bags[at].weights[feature], &gradient[at * width], heads[row]});
        heads[row] = int32_t(uses.size()) - 1;
      }
  }
};

int main(int count, char** words) {
  const Options options(count, words);
  Settings settings;
  settings.batch = size_t(options.number("batch", 1024));
  settings.steps = size_t(options.number("steps", 12000));
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
  if (settings.batch % matrix::panelWidth != 0) fail("a batch is a multiple of 32 pairs");
  const std::string out = options.text("out", "");
  const Corpus corpus = openCorpus(options.text("data", "."));
  Sampler sampler(corpus, settings.seed);
  Development development(corpus);
  Training training(corpus, settings);
  std::mt19937_64 random(settings.seed + 1);
  std::cerr << corpus.pairs.size() << " pairs, " << corpus.rows << " rows, " << corpus.textStarts.size() - 1 << " texts\n";

  const auto start = Clock::now();
  const auto minutes = [&] { return std::chrono::duration<double>(Clock::now() - start).count() / 60; };
  double lossSum = 0;
  size_t lossCount = 0;
  std::vector<uint32_t> pairs;
  for (size_t step = 1; step <= settings.steps; step++) {
    // Done is what is nearer: the last step or the end of the time.
    const double done = std::max(double(step) / settings.steps, minutes() / settings.minutesMax);
    const double rate = settings.rate * std::min(done / settings.warmUp, std::max(0.0, 1 - done) / (1 - settings.warmUp));
    sampler.next(settings.batch, std::uniform_real_distribution<double>(0, 1)(random) < settings.hard, pairs);
    lossSum += training.step(pairs, rate);
    lossCount++;
    const bool last = step == settings.steps || done >= 1;
    if (step % 200 == 0) {
      std::cerr << "step " << step << " loss " << lossSum / lossCount << " minutes " << minutes() << " rate " << rate << std::endl;
      lossSum = 0;
      lossCount = 0;
    }
    if (step % settings.checkpointSteps == 0 || last) {
      std::cerr << "step " << step << " " << development.report(training.table(), last) << std::endl;
      if (!out.empty()) writeArray(out + "/rows.f32", training.table().data(), training.table().size());
    }
    if (last) break;
  }
}
