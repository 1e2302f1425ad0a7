import { describe, expect, it } from 'vitest';
import { requestParts, worthToAll } from './request-parts.ts';

describe('the parts of a request', () => {
  it.each([
    ['', []],
    ['   \n ', []],
    ['cheap flights to Lisbon', []],
    ['What is the weather in Oslo today?', []],
    ['查询北京明天的天气预报', []],
    ['Version 2.5 of the ISO 8601 date parser', []],
    [
      'Find a cheap flight to Oslo on Friday. Then book a quiet hotel near the station.',
      ['Find a cheap flight to Oslo on Friday.', 'Then book a quiet hotel near the station.'],
    ],
    [
      'Convert this invoice scan to text, then translate the text to French',
      ['Convert this invoice scan to text,', 'then translate the text to French'],
    ],
    [
      '先把这份合同翻译成英文，然后发送邮件给客户。最后设置明天的会议提醒',
      ['先把这份合同翻译成英文', '然后发送邮件给客户', '最后设置明天的会议提醒'],
    ],
  ])('%j', (query, parts) => {
    expect(requestParts(query)).toEqual(parts);
  });

  it('are none of a long text', () => {
    const request = '先把这份合同翻译成英文，然后发送邮件给客户。';
    expect(requestParts(request.repeat(5))).not.toEqual([]);
    expect(requestParts(request.repeat(30))).toEqual([]);
  });

  it('joins what is too short to be a request to its neighbour', () => {
    expect(requestParts('Hello! Please find open data on rainfall in Kenya. Thanks!')).toEqual([]);
    expect(requestParts('Hi there. Find rainfall data of Kenya by month. Plot temperature anomalies for Nairobi. Thank you.')).toEqual([
      'Hi there. Find rainfall data of Kenya by month.',
      'Plot temperature anomalies for Nairobi. Thank you.',
    ]);
  });

  it('are empty for a text that is longer than any request', () => {
    expect(requestParts('Find rainfall data of Kenya. '.repeat(80))).toEqual([]);
    expect(requestParts('先把这份合同翻译成英文，然后发送邮件给客户。'.repeat(40))).toEqual([]);
  });

  it('are bounded for any text', () => {
    expect(requestParts('Find rainfall data of Kenya. '.repeat(40))).toHaveLength(6);
    for (const text of ['.'.repeat(5000), '。！？'.repeat(1000), ', and '.repeat(900), '\n'.repeat(9000), '\ud800. \udc00'])
      expect(requestParts(text)).toEqual([]);
  });
});

describe('the worth to a request with several parts', () => {
  it('is the worth to the whole without parts', () => {
    expect(worthToAll({ own: 1.2, best: 2 }, [], 1)).toBe(1.2);
  });

  it('is higher for the best answer to one part', () => {
    const answersPart = worthToAll(
      { own: 0.6, best: 2 },
      [
        { own: 1.5, best: 1.5 },
        { own: 0, best: 1.4 },
      ],
      1,
    );
    const answersNone = worthToAll(
      { own: 0.8, best: 2 },
      [
        { own: 0.4, best: 1.5 },
        { own: 0.4, best: 1.4 },
      ],
      1,
    );
    expect(answersPart).toBeCloseTo(1.3);
    expect(answersPart).toBeGreaterThan(answersNone);
  });

  it('never exceeds the best of the whole, and grows little for a part without an answer', () => {
    expect(worthToAll({ own: 2, best: 2 }, [{ own: 3, best: 3 }], 1)).toBe(2);
    expect(worthToAll({ own: 0.5, best: 2 }, [{ own: 0.1, best: 0.1 }], 1)).toBeCloseTo(0.35);
    expect(worthToAll({ own: 0.5, best: 2 }, [{ own: 0, best: 0 }], 1)).toBe(0.25);
  });
});
