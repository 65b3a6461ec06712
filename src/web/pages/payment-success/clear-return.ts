/** Parameters that the provider adds to the return address, and that nobody should copy with it. */
const secrets = ["payment_intent_client_secret", "redirect_status"]

export function clearReturn(): void {
  const url = new URL(location.href)
  if (!secrets.some((name) => url.searchParams.has(name))) return
  for (const name of secrets) url.searchParams.delete(name)
  history.replaceState(history.state, "", url)
}
