/**
 * Calls `refused` when the browser's security policy stops a form from posting to `action`, which
 * is a whole address, or a frame from showing its answer. Reports of a policy that is only being
 * tried out do not count.
 */
export function watchRefusals(action: string, refused: () => void): () => void {
  const { origin } = new URL(action)
  const check = (event: SecurityPolicyViolationEvent): void => {
    const { effectiveDirective, blockedURI, disposition } = event
    if (disposition === 'report' || !/^(form-action|frame-src)$/.test(effectiveDirective)) return
    // It may be a word, as `inline`, and no address at all.
    if (`${blockedURI}/`.startsWith(`${origin}/`)) refused()
  }
  document.addEventListener('securitypolicyviolation', check)
  return () => document.removeEventListener('securitypolicyviolation', check)
}
