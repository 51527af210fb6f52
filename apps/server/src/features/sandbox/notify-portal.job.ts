import { defineJob } from '../../jobs/define-job.ts'
import { notifyPortal, PortalEvent } from './notify-portal.ts'

/** Delivers an event to the portal's webhook. */
export const notifyPortalJob = defineJob({
  name: 'sandbox-notify-portal',
  payload: PortalEvent,
  atOnce: 8,
  run: notifyPortal,
})
