const NO_TESTS = { passed: 0, failed: 0 };

/** What several steps come to: the last line of `npm test`. */
export class Tally {
  #passed = 0;
  #failed = 0;
  #isStopped = false;

  get isStopped() {
    return this.#isStopped;
  }

  /** Somebody ends it: from now on a step that did not succeed says nothing. */
  stop() {
    this.#isStopped = true;
  }

  /** A step counts with its tests, and as one by itself where it failed and none of them did. */
  add(succeeded, { passed, failed } = NO_TESTS) {
    this.#passed += passed;
    this.#failed += failed;
    if (!succeeded && failed === 0 && !this.#isStopped) this.#failed += 1;
  }

  /** What a process ends with. */
  get exitCode() {
    if (this.#isStopped) return 130;
    return this.#failed === 0 ? 0 : 1;
  }

  toString() {
    return `${this.#passed} passed, ${this.#failed} failed${this.#isStopped ? ", stopped before the end" : ""}`;
  }
}
