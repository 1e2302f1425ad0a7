/** A growing typed array, for hundreds of millions of numbers, which a plain array cannot hold. */
export class Numbers<T extends Uint8Array | Uint32Array> {
  length = 0;
  private array: T;
  private readonly make: new (length: number) => T;

  constructor(make: new (length: number) => T) {
    this.make = make;
    this.array = new make(1024);
  }

  push(value: number): void {
    if (this.length === this.array.length) {
      const larger = new this.make(this.length * 2);
      larger.set(this.array);
      this.array = larger;
    }
    this.array[this.length] = value;
    this.length += 1;
  }

  /** A copy of the pushed numbers. */
  all(): T {
    const exact = new this.make(this.length);
    exact.set(this.array.subarray(0, this.length));
    return exact;
  }
}
