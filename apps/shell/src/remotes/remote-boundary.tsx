import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** What stands there when a remote is down or broken. */
  readonly fallback: ReactNode;
  /** A new value clears the failure: another page, another try. */
  readonly resetKey: string;
  /** Called once the fallback stands, so that a later visit starts afresh. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Keeps a failure inside the slot of one remote. React knows boundaries as classes only. */
export class RemoteBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
