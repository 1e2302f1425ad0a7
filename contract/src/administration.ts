import { z } from 'zod';
import { Role } from './accounts.ts';
import { Asset, AssetListQuery, TextFlag } from './assets.ts';
import { EngineId, EnginePreference } from './catalog.ts';
import { CheckoutStatus } from './checkout-status.ts';
import { exampleAdminId, exampleOf, exampleOwnerId, shown } from './examples.ts';
import { AmountOrder, ListOrder, pageOf, PageQuery, SearchedText, Since, Until } from './page.ts';
import { FreePerDay, MeteredPrice } from './tool-prices.ts';

/** The format of a list for administration. */
export const ListFormat = z
  .enum(['json', 'csv'])
  .default('json')
  .meta({ description: 'csv: all entries from the cursor on in one file, at most 100,000 rows; limit applies to json.' });

/** A page whose cursor is an id of one kind, e.g. `usr`. */
export function cursorOf(prefix: string) {
  return z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9A-Z]{26}$`), 'must be a next_cursor')
    .optional()
    .meta({ description: 'next_cursor of the previous page.' });
}

const AccountId = z.string().regex(/^\w{1,64}$/, 'must be the id of an account');

export const UserListQuery = PageQuery.extend({
  cursor: cursorOf('usr'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(254)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'must have no control characters')
    .optional()
    .meta({ description: 'The beginning of the address.' }),
  role: Role.optional(),
  order: ListOrder.meta({ description: 'What comes first; with email, accounts are in the order of their addresses.' }),
  format: ListFormat,
});

export const AllAssetsQuery = AssetListQuery.extend({
  cursor: cursorOf('ast'),
  owner_id: AccountId.optional(),
  q: SearchedText.meta({
    description:
      'The id of an asset, or the beginning of a title or of the address of an owner. 1,000 titles and 20 owners are looked for.',
  }),
  order: AmountOrder,
  flagged: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'true: only assets whose texts read like instructions to a language model.' }),
  format: ListFormat,
});

/** An asset in the list of all owners. */
export const AdminAsset = Asset.extend({
  owner_email: z.string(),
  text_flags: z.array(TextFlag).meta({ description: 'Its texts read like instructions to a language model.' }),
}).meta({ id: 'AdminAsset', example: { ...exampleOf(Asset), owner_email: 'ada@example.com', text_flags: [] } });
export type AdminAsset = z.output<typeof AdminAsset>;

export const AdminAssetPage = pageOf(AdminAsset).meta({ id: 'AdminAssetPage' });

const TopUpKind = z
  .enum(['granted', 'card', 'payment'])
  .meta({ description: 'granted: by an admin; card: through Stripe; payment: by a wallet.' });

export const TopUpListQuery = PageQuery.extend({
  cursor: cursorOf('top'),
  user_id: z
    .string()
    .regex(/^(?:solana:)?\w{1,64}$/, 'must be the id of an account, or the address of a wallet')
    .optional()
    .meta({ description: 'The holder of the credit: an account, or the address of a wallet.' }),
  kind: TopUpKind.optional(),
  status: CheckoutStatus.optional().meta({ description: 'The status of card orders; granted top-ups and those by wallets are paid.' }),
  format: ListFormat,
});

/** A top-up in a list: the added amount, not the remaining one. */
export const ListedTopUp = shown(
  'ListedTopUp',
  z.object({
    id: z.string().meta({ example: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    kind: TopUpKind,
    user_id: z.string().meta({ description: 'The account, or the address of the wallet, that holds the credit.' }),
    amount: z.string().meta({ example: '25.00' }),
    currency: z.literal('USD'),
    status: CheckoutStatus,
    test: z.boolean().meta({ description: 'Bought with test money.' }),
    refunded: z.string().meta({ description: 'The part that was refunded to the card.', example: '0.00' }),
    provider: z.string().nullable().meta({ description: 'The payment provider; null for granted credit.' }),
    payment_id: z
      .string()
      .nullable()
      .meta({ description: 'The first characters: they identify the payment, but cannot read or spend it.' }),
    note: z.string().nullable(),
    granted_by: z.string().nullable().meta({ description: 'The admin.' }),
    created_at: z.iso.datetime(),
  }),
  {
    user_id: exampleOwnerId,
    amount: '5.00',
    status: 'paid',
    note: 'invoice 42',
    granted_by: exampleAdminId,
  },
);
export type ListedTopUp = z.output<typeof ListedTopUp>;

export const TopUpPage = pageOf(ListedTopUp).meta({ id: 'TopUpPage' });

export const AuditQuery = PageQuery.extend({
  cursor: cursorOf('act'),
  actor_id: AccountId.optional().meta({ description: 'The account that acted.' }),
  subject_id: z
    .string()
    .regex(/^[\w.:-]{1,128}$/, 'must be an id')
    .optional()
    .meta({ description: 'The target: an account, a wallet, a payment, an asset or a tool.' }),
  q: SearchedText,
  since: Since,
  until: Until,
  order: ListOrder,
  format: ListFormat,
});

export const ToolListQuery = z.object({ format: ListFormat });

/** A tool with the operator's settings. */
export const AdminTool = shown(
  'AdminTool',
  z.object({
    id: z.string().meta({ example: 'timestamp' }),
    name: z.string(),
    category: z.string(),
    source_id: z.string().nullable().meta({ description: 'Where an imported tool comes from; null: it is built in.' }),
    published: z.boolean().meta({ description: 'Listed and sold.' }),
    enabled: z.boolean(),
    configured: z.boolean().meta({ description: 'Whether it has the settings that it needs.' }),
    missing_configuration: z.string().nullable().meta({ description: 'The missing settings.' }),
    engine: EnginePreference.nullable().meta({
      description: 'The selected engine; null: FAREBOX_TOOL_ENGINE decides, or there is only one.',
    }),
    served_by: EngineId.nullable().meta({ description: 'The engine that runs it now.' }),
    has_engines: z.boolean().meta({ description: 'There is a choice of engines.' }),
    api_key_required: z.boolean(),
    price_amount: z.string().meta({ description: 'Of a metered price, the least.', example: '0.05' }),
    metered_price: MeteredPrice.nullable().meta({ description: 'Null: each call costs the same.' }),
    free_per_day: FreePerDay,
    default_price_amount: z.string().meta({ description: 'From its definition.', example: '0.05' }),
    currency: z.literal('USD'),
  }),
  {
    name: 'Timestamp',
    category: 'utility',
    published: true,
    enabled: true,
    configured: true,
    free_per_day: 0,
    default_price_amount: '0.03',
  },
);
export type AdminTool = z.output<typeof AdminTool>;

export const AdminToolList = z
  .object({ items: z.array(AdminTool) })
  .meta({ id: 'AdminToolList', example: { items: [exampleOf(AdminTool)] } });
export type AdminToolList = z.output<typeof AdminToolList>;
