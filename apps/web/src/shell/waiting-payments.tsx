import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waitingPaymentsQuery } from '../features/payment-desk/desk.queries.ts'
import { publishMenuCounts } from './menu-counts.ts'

/** Keeps the count beside Payments true: a refund that a colleague asked for is seen from anywhere. For admins only. */
export function WaitingPayments() {
  const { data: waitingPayments } = useQuery(waitingPaymentsQuery)
  useEffect(() => {
    if (waitingPayments !== undefined) publishMenuCounts({ waitingPayments })
  }, [waitingPayments])
  return null
}
