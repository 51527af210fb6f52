import type { FastifyRequest } from 'fastify'

/** The maximum length of a User-Agent, which is only shown to people. */
const USER_AGENT_CHARACTERS = 400

/** Returns the User-Agent in characters that the database can store. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, USER_AGENT_CHARACTERS)
}
