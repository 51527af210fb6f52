import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns why no disk of a chosen size can be mounted on this machine; only root on Linux can. */
export function whyNoDisk(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can mount a small disk'
  const folder = mkdtempSync(join(tmpdir(), 'systole-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' })
    execFileSync('umount', [folder])
    return undefined
  } catch {
    return 'no disk can be mounted here'
  } finally {
    rmSync(folder, { recursive: true })
  }
}
