import { Hono } from 'hono';
export function accountRoutes(_: object) {
  return new Hono();
}
