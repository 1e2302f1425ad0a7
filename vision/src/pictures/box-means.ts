/**
 * The mean of each window of `2 * reach + 1` pixels on a side; at the borders, of the pixels that exist. The time does not depend on the
 * reach.
 */
export function boxMeans(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const rows = new Float64Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const offset = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += values[offset + x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) sum += values[offset + x + reach] ?? 0;
      if (x - reach - 1 >= 0) sum -= values[offset + x - reach - 1] ?? 0;
      rows[offset + x] = sum / (Math.min(width, x + reach + 1) - Math.max(0, x - reach));
    }
  }
  const means = new Float32Array(values.length);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(sums, rows, y * width, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(sums, rows, (y + reach) * width, 1);
    if (y - reach - 1 >= 0) addRow(sums, rows, (y - reach - 1) * width, -1);
    const count = Math.min(height, y + reach + 1) - Math.max(0, y - reach);
    for (let x = 0; x < width; x += 1) means[y * width + x] = (sums[x] ?? 0) / count;
  }
  return means;
}

function addRow(sums: Float64Array, rows: Float64Array, offset: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] = (sums[x] ?? 0) + sign * (rows[offset + x] ?? 0);
}
