/** The words of a history or a reason by which a clinic reports fainting or collapse. */
const FAINTING =
  /faint|syncop|collaps|blackout|失神|虚脱|卒倒|昏倒|暈倒|昏厥|暈厥|실신|기절|졸도|쓰러/i

/** Returns whether a clinic reports fainting or collapse in any of its texts. */
export function reportsFainting(texts: readonly string[]): boolean {
  return texts.some((text) => FAINTING.test(text))
}
