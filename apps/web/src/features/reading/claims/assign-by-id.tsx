import { useQuery } from '@tanstack/react-query'
import { readingCaseQuery } from '../desk/reading.queries.ts'
import { AssignDialog } from './assign-case.tsx'

/** Loads the current assignee of a case, then opens the assignment. */
export function AssignById(props: { caseId: string; onClose: () => void }) {
  const { data, refetch } = useQuery(readingCaseQuery(props.caseId))
  if (!data) return null
  return <AssignDialog consult={data} onTaken={() => void refetch()} onClose={props.onClose} />
}
