import { useFormat } from '../../ui/format/use-format.ts'

/** Returns a function that formats a share in percent; one that is small but there is not shown as none. */
export function useShareWords(): (share: number) => string {
  const format = useFormat()
  return (share) => {
    const percent = share * 100
    const digits = percent > 0 && percent < 9.95 ? 1 : 0
    return `${format.fixed(percent, digits)}\u00a0%`
  }
}
