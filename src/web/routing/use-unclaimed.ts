import { useQuery } from "@tanstack/react-query"
import { checkoutStateQuery } from "../api/checkout-state.ts"

/** Whether this browser has paid for something that no account has yet. If that is unknown, only the form is hidden. */
export function useUnclaimed(isWanted: boolean): boolean | "loading" {
  const { data, isError } = useQuery({ ...checkoutStateQuery, enabled: isWanted })
  if (!isWanted || isError) return false
  return data === undefined ? "loading" : data.state === "paid"
}
