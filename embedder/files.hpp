// Plain arrays of numbers in files, and the options of a command.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

[[noreturn]] inline void fail(const std::string& why) {
  std::cerr << why << "\n";
  std::exit(1);
}

template <typename T>
std::vector<T> readArray(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) fail("cannot read " + path);
  std::vector<T> values(size_t(file.tellg()) / sizeof(T));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(values.data()), std::streamsize(values.size() * sizeof(T)));
  return values;
}

/// Written beside and renamed, so that a reader never sees half of it.
template <typename T>
void writeArray(const std::string& path, const T* values, size_t count) {
  {
    std::ofstream file(path + ".part", std::ios::binary);
    file.write(reinterpret_cast<const char*>(values), std::streamsize(count * sizeof(T)));
    if (!file) fail("cannot write " + path);
  }
  if (std::rename((path + ".part").c_str(), path.c_str()) != 0) fail("cannot write " + path);
}

inline std::vector<std::string> readLines(const std::string& path) {
  std::ifstream file(path);
  if (!file) fail("cannot read " + path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/// `--name value` each; what is not given has its usual value.
class Options {
 public:
  Options(int count, char** words) {
    for (int at = 1; at + 1 < count; at += 2) {
      const std::string name = words[at];
      if (name.rfind("--", 0) != 0) fail("expected an option, not " + name);
      given[name.substr(2)] = words[at + 1];
    }
  }
  std::string text(const std::string& name, const std::string& usual) const {
    const auto found = given.find(name);
    return found == given.end() ? usual : found->second;
  }
  double number(const std::string& name, double usual) const {
    const std::string value = text(name, "");
    return value.empty() ? usual : std::stod(value);
  }

 private:
  std::map<std::string, std::string> given;
};
