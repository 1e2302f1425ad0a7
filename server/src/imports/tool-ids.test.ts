import { expect, it } from 'vitest';
import { slugOf } from './naming.ts';
import { toolIds } from './plans.ts';

it('gives ids of whole words, unique and at most 64 characters long', () => {
  const idOf = toolIds(['shop-list-pets']);
  const long = slugOf('ListConversationParticipantMessagesOfTheWholeOrganisation');
  expect(long).toBe('list-conversation-participant-messages-of-the');
  expect([idOf('shop', 'list-pets'), idOf('shop', 'list-pets'), idOf('shop', '')]).toEqual([
    'shop-list-pets-2',
    'shop-list-pets-3',
    'shop-tool',
  ]);
  const name = 'communication-of-all';
  expect([idOf(name, long), idOf(name, long)]).toEqual([
    'communication-of-all-list-conversation-participant-messages-of',
    'communication-of-all-list-conversation-participant-messages-of-2',
  ]);
  expect(idOf('a'.repeat(24), 'b'.repeat(48))).toBe(`${'a'.repeat(24)}-${'b'.repeat(39)}`);
});
