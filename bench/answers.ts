import type { Expectation } from './load.ts';

/**
 * Receives the bytes of answers.
 * @returns null until an answer is complete; then what is wrong with it, or that it is right
 */
export type AnswerReader = (bytes: Buffer) => { fault: string | null } | null;

/** Parses only the status and the end of an answer. One reader per connection. */
export function answerReader(expected: Expectation): AnswerReader {
  const texts = expected.texts.map((text) => Buffer.from(text));
  const isRight = (answer: Buffer) => statusOf(answer) === String(expected.status) && texts.every((text) => answer.includes(text));
  return expected.bodyBytes === undefined ? wholeAnswers(isRight) : countedAnswers(isRight, expected.bodyBytes);
}

function wholeAnswers(isRight: (answer: Buffer) => boolean): AnswerReader {
  let received: Buffer | null = null;
  return (bytes) => {
    const answer: Buffer = received === null ? bytes : Buffer.concat([received, bytes]);
    if (!isComplete(answer)) {
      received = Buffer.from(answer);
      return null;
    }
    received = null;
    return { fault: isRight(answer) ? null : faultOf(answer) };
  };
}

/** Keeps only the head, because the body may be larger than memory. A wrong answer is read to its end too. */
function countedAnswers(isRight: (answer: Buffer) => boolean, bodyBytes: number): AnswerReader {
  let head: Buffer | null = null;
  let missing = 0;
  let fault: string | null = null;

  function begin(answer: Buffer, bodyStart: number): void {
    const declared = declaredLength(answer.toString('latin1', 0, bodyStart));
    missing = (declared ?? 0) - (answer.length - bodyStart);
    fault = isRight(answer.subarray(0, bodyStart)) && declared === bodyBytes ? null : faultOf(answer);
  }

  let isInBody = false;
  return (bytes) => {
    if (isInBody) missing -= bytes.length;
    else {
      head = head === null ? bytes : Buffer.concat([head, bytes]);
      const bodyStart = bodyStartOf(head);
      if (bodyStart === null) {
        head = Buffer.from(head);
        return null;
      }
      begin(head, bodyStart);
      head = null;
    }
    isInBody = missing > 0;
    return isInBody ? null : { fault };
  };
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

function isComplete(answer: Buffer): boolean {
  const bodyStart = bodyStartOf(answer);
  if (bodyStart === null) return false;
  const declared = declaredLength(answer.toString('latin1', 0, bodyStart));
  if (declared !== null) return answer.length >= bodyStart + declared;
  return answer.subarray(-lastChunk.length).equals(lastChunk);
}

function bodyStartOf(answer: Buffer): number | null {
  const at = answer.indexOf(headEnd);
  return at < 0 ? null : at + headEnd.length;
}

function declaredLength(head: string): number | null {
  const declared = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return declared === undefined ? null : Number(declared);
}

const statusAt = 'HTTP/1.1 '.length;

function statusOf(answer: Buffer): string {
  return answer.toString('latin1', statusAt, statusAt + 3);
}

function faultOf(answer: Buffer): string {
  return `status ${statusOf(answer)}: ${answer.toString('utf8', bodyStartOf(answer) ?? 0).slice(0, 200)}`;
}
