import type { TextFlag } from '@farebox/contract';

/** Language models read the texts of strangers. These phrases describe nothing; they give instructions. */
const patterns: ReadonlyArray<readonly [TextFlag, RegExp]> = [
  [
    'overrides_instructions',
    /\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:the\s+|your\s+)?(?:previous|prior|above|earlier|preceding|system|original)\s+(?:\w+\s+)?(?:instructions?|prompts?|messages?|rules|context)\b/i,
  ],
  ['overrides_instructions', /(?:忽略|无视|忘记)(?:之前|以上|上面|前面|所有|一切|的){1,4}(?:指令|指示|提示|规则|要求)/],
  [
    'imitates_a_role',
    /<\/?(?:system|assistant|tool_call|function_calls?|instructions?)\b[^<>]{0,80}>|<\|[a-z_]{2,20}\|>|\[\/?(?:INST|SYSTEM|SYS)\]/i,
  ],
  ['imitates_a_role', /^#{2,4} ?(?:system|assistant|instructions?) ?:/im],
  ['commands_a_tool', /\b(?:pay_payment|create_payment|fetch_asset|submit_demand|call_tool|paymentToken)\b/],
  [
    'commands_a_tool',
    /\b(?:you|the agent|the assistant|the model|the AI)\s+(?:must|should|shall|have to|need to|will)\s+(?:now\s+|first\s+|always\s+)?(?:call|invoke|execute|buy|purchase|pay|transfer)\b/i,
  ],
  [
    'asks_for_secrets',
    /\b(?:send|post|reveal|print|share|leak|forward|include)\s+(?:me\s+)?(?:your|its|the user'?s?)\s+(?:own\s+)?(?:api[ _-]?keys?|passwords?|secrets?|private keys?|seed phrase|credentials|system prompt|tokens?)\b/i,
  ],
  [
    'hides_from_users',
    /\b(?:do not|don'?t|never)\s+(?:tell|inform|mention|show|reveal)\s+(?:this\s+|it\s+)?(?:to\s+)?(?:the\s+)?(?:users?|humans?|owners?|operators?)\b/i,
  ],
];

/** Per text. The rest is neither shown in lists nor worth the time. */
const readMax = 20_000;

/** The kinds of instructions to language models in texts of a stranger, without repeats; empty if they only describe something. */
export function textFlags({
  title,
  description,
  searchText,
}: {
  title: string;
  description: string | null;
  searchText: string;
}): TextFlag[] {
  const texts = [title, description ?? '', searchText].map((text) => text.slice(0, readMax));
  return [...new Set(patterns.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([flag]) => flag))];
}
