import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// A copy of the files without their history has nothing to check out.
(existsSync('.git') ? test : test.skip)(
  'every text is checked out with the same line ends on any system',
  () => {
    // i/lf    w/lf    attr/text=auto eol=lf   README.md
    const lines = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const texts = lines.filter((line) => !/^i\/(-text|none)\s/.test(line));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((line) => !/^i\/lf\s.*eol=lf/.test(line))).toEqual([]);
  },
);
