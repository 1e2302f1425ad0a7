import { Hono } from 'hono';
export function documentRoutes(_: object) { return new Hono(); }
