import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { serveDrawings } from '../serve-drawings.ts'

/** "Draws" as requested by a test; returns the id of its thread. */
serveDrawings(async ({ act }: { act: 'draw' | 'fail' | 'hang' | 'fill' | 'exit' }) => {
  if (act === 'fail') throw new Error('a picture is broken')
  if (act === 'hang') await wait(3_600_000)
  if (act === 'exit') process.exit(3)
  if (act === 'fill')
    for (const all: number[][] = []; ; ) all.push(Array.from({ length: 100_000 }, Math.random))
  return Buffer.from(String(threadId))
})
