import { useEffect, useRef, useState } from "react"
import { brand } from "../../../domain/brand.ts"

const welcomeMs = 3000

type GreetingProps = {
  firstName: string | null
  isNewUser: boolean
  isLoading: boolean
  onWelcomed: () => void
}

/** The greeting. A new user is welcomed for three seconds, once. */
export function Greeting({ firstName, isNewUser, isLoading, onWelcomed }: GreetingProps) {
  const isWelcoming = useWelcome(isNewUser, onWelcomed)
  return (
    <div>
      <h1 className="text-3xl">{firstName ? `Welcome, ${firstName}` : "Welcome"}</h1>
      <p role="status" className="mt-2 text-ink-soft text-lg">
        {isLoading ? (
          "Loading your dashboard..."
        ) : isWelcoming ? (
          <span className="font-medium text-ink">{`Welcome to ${brand.name}. Everything is ready.`}</span>
        ) : (
          "Choose where you sell, and start there."
        )}
      </p>
    </div>
  )
}

function useWelcome(isNewUser: boolean, onWelcomed: () => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onWelcomed)
  latest.current = onWelcomed
  const isWelcoming = isNewUser && !isOver
  useEffect(() => {
    if (!isWelcoming) return
    const timer = setTimeout(() => {
      setOver(true)
      latest.current()
    }, welcomeMs)
    return () => clearTimeout(timer)
  }, [isWelcoming])
  return isWelcoming
}
