import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './problem.ts';

const triesMax = 2;

/** The cache of everything that pages read. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What was refused once is refused again; only a missing answer or a busy service is worth another try.
      retry: (count, error) => count < triesMax && error instanceof ApiProblem && (error.status === 0 || error.status === 503),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
