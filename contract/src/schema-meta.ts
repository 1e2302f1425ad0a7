import type { z } from 'zod';

declare module 'zod' {
  /** What a schema says of itself besides its rules. */
  interface GlobalMeta {
    /** One value that the schema takes. Of a schema with an id: the body that documents show. */
    example?: z.$input;
  }
}
