import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { undeliveredQuery } from '../features/deliveries/deliveries.queries.ts'
import { publishMenuCounts } from './menu-counts.ts'

/** Keeps the count beside Undelivered true; drawn for admins only. */
export function UndeliveredCount() {
  const undeliveredMails = useQuery(undeliveredQuery).data?.total
  useEffect(() => {
    if (undeliveredMails !== undefined) publishMenuCounts({ undeliveredMails })
  }, [undeliveredMails])
  return null
}
