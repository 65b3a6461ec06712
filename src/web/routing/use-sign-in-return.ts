import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { refetchUser } from "../api/user.ts"
import { hasFlag } from "./resolve-page.ts"

const clearErrorAfterMs = 100

/** After returning from signing in: cleans the address and reports the result to the page. */
export function useSignInReturn(): { hasFailed: boolean; dismiss: () => void } {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const client = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  const succeeded = hasFlag(search, "auth_success")
  const failed = hasFlag(search, "auth_error")

  useEffect(() => {
    if (!succeeded) return
    let isStale = false
    void refetchUser(client).finally(() => {
      if (!isStale) navigate(path, { replace: true })
    })
    return () => {
      isStale = true
    }
  }, [succeeded, client, path, navigate])

  useEffect(() => {
    if (!failed) return
    setFailed(true)
    const timer = setTimeout(() => navigate(path, { replace: true }), clearErrorAfterMs)
    return () => clearTimeout(timer)
  }, [failed, path, navigate])

  return { hasFailed, dismiss: () => setFailed(false) }
}
