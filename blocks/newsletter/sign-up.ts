export function isFlagged(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
export function setFlag(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, new Date().toISOString())
    else localStorage.removeItem(key)
  } catch {
    // The visitor is thanked all the same and may be asked again.
  }
}
export function watchRefusals(action: string, refused: () => void): () => void {
  const { origin } = new URL(action)
  const check = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    const about = /^(form-action|frame-src|child-src|default-src)$/.test(effectiveDirective)
    if (about && blockedURI.startsWith(origin)) refused()
  }
  document.addEventListener('securitypolicyviolation', check)
  return () => document.removeEventListener('securitypolicyviolation', check)
}
