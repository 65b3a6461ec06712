import { Component, type ReactNode } from "react"
import { brand } from "../../domain/brand.ts"
import { ErrorState } from "../parts/feedback/error-state.tsx"

interface Props {
  /** Another place means another attempt. */
  resetKey: string
  children: ReactNode
}

interface State {
  hasFailed: boolean
}

/**
 * A page that could not be loaded or shown. After a deploy, the old page's code is gone, and a reload loads the new
 * one.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="mx-auto w-full max-w-2xl px-4 py-16">
        <h1 className="sr-only">{brand.name}</h1>
        <ErrorState
          title="This page couldn't be displayed"
          text="Either the connection failed or there is a newer version of the site. Loading it again helps with both."
          onRetry={() => location.reload()}
          retryLabel="Reload"
        />
      </div>
    )
  }
}
