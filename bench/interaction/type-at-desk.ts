import type { Page } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/db/database.ts'
import { atScreen, type Portal, t } from './at-screen.ts'
import { bareTyping, printTyping, typeSlowed } from './type-in-forms.ts'

const FILES = 10
const VISITS = 3
const PET = 'Captain'

/** Types answers at the reading desk of a case with ten files, four of them in viewports. Issue 5. */
export async function typeAtDesk(portal: Portal, db: Database): Promise<void> {
  await giveFiles(db)
  const bare = await bareTyping(portal)
  const visits = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await atScreen(portal, 'reading', typeAnswers))
  }
  printTyping(`answers, ${FILES} files, 4 viewports`, visits, bare)
}

/** Copies the case's files under other names until there are ten. */
export async function giveFiles(db: Database): Promise<void> {
  await db.execute(sql`
    insert into files (file_id, name, name_key, case_id, hospital_id, kind, format, size_bytes, sha256, storage_key, facts, facts_state, uploaded_by)
    select file_id || '_' || n, n || '_' || name, n || '_' || name_key,
      case_id, hospital_id, kind, format, size_bytes, sha256, storage_key, facts, facts_state, uploaded_by
    from (select f.*, n, row_number() over (order by n, f.file_id) as place,
        count(*) filter (where n = 1) over () as own
      from files f join cases c on c.case_id = f.case_id
        join pets p on p.pet_id = c.pet_id and p.name = ${PET}, generate_series(1, ${FILES}::int) n) copies
    where place <= ${FILES}::int - own`)
}

async function typeAnswers(page: Page) {
  await openDesk(page)
  return typeSlowed(page)
}

/** Starts reading, with four viewports open and no request pending. */
export async function openDesk(page: Page): Promise<void> {
  const { board, claim, header } = t.reading
  const start = page.getByRole('button', { name: claim.start })
  const taken = page.getByRole('button', { name: header.giveBack })
  await start.or(taken).waitFor()
  if (await start.isVisible()) await start.click()
  await taken.waitFor()
  await page.getByRole('button', { name: board.four }).click()
  await page.getByRole('group', { name: fill(board.viewport, { number: 4 }) }).waitFor()
  await page.waitForLoadState('networkidle')
}
