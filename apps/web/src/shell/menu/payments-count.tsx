import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { attentionCountQuery } from '../../features/payment-desk/desk.queries.ts'
import { publishMenuCounts } from './menu-counts.ts'

/** Keeps the count beside Payments current; rendered for admins only. */
export function PaymentsCount() {
  const paymentsToHandle = useQuery(attentionCountQuery).data
  useEffect(() => {
    if (paymentsToHandle !== undefined) publishMenuCounts({ paymentsToHandle })
  }, [paymentsToHandle])
  return null
}
