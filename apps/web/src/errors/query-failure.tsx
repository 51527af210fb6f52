import { FailureNotice } from './failure-notice.tsx'

type Query = { isError: boolean; data: unknown; error: unknown; refetch: () => unknown }

/** Shows above a list why it could not be loaded or refreshed. Older content stays below. -6001, ERR-3. */
export function QueryFailure({ query, lead }: { query: Query; lead?: string }) {
  if (!query.isError) return null
  return (
    <FailureNotice
      error={query.error}
      stale={query.data !== undefined}
      onRetry={() => void query.refetch()}
      {...(lead && { lead })}
    />
  )
}
