/** Thrown for a file about which nothing can be said. The message is for people. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
