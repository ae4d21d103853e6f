export function SocialStrip() {
  return null
}
