import { Hono } from 'hono';
export function setupPage() {
  return new Hono();
}
