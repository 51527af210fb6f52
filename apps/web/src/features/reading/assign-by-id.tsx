import { useQuery } from '@tanstack/react-query'
import { AssignDialog } from './assign-case.tsx'
import { readingCaseQuery } from './reading.queries.ts'

/** Loads the current assignee of a case, then opens the assignment. */
export function AssignById(props: { caseId: string; onClose: () => void }) {
  const { data, refetch } = useQuery(readingCaseQuery(props.caseId))
  if (!data) return null
  return <AssignDialog consult={data} onTaken={() => void refetch()} onClose={props.onClose} />
}
