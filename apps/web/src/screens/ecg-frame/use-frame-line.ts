import { useEffect, useRef } from 'react'
import { type FrameLine, type FrameMessage, openFrameLine } from './frame-messages.ts'

/** Connects the page with the frames around and beside it; returns how to send a message. */
export function useFrameLine(
  caseId: string,
  origins: readonly string[],
  onMessage: (message: FrameMessage) => void,
): (message: FrameMessage) => void {
  const line = useRef<FrameLine>(undefined)
  const handler = useRef(onMessage)
  handler.current = onMessage
  const list = origins.join(' ')
  useEffect(() => {
    const opened = openFrameLine(caseId, list.split(' ').filter(Boolean), (message) =>
      handler.current(message),
    )
    line.current = opened
    return opened.close
  }, [caseId, list])
  return (message) => line.current?.send(message)
}
