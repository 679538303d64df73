import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NGINX } from './programs';

const CONFIG = '../docs/deploy/nginx.conf';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with the guide's configuration on `port`, in front of the instances at `urls`, with files in `folder`.
 */
export async function startNginx(folder: string, port: number, urls: readonly string[]): Promise<ChildProcess> {
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const servers = urls.map((url) => `server ${new URL(url).host};`).join('\n        ');
  const config = (await readFile(CONFIG, 'utf8'))
    .replace(/server 127\.0\.0\.1:8080;\s*server 127\.0\.0\.1:8081;/, servers)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('http {', `http { access_log off; ${temporary}`);
  await writeFile(join(folder, 'nginx.conf'), `pid ${folder}/nginx.pid; error_log ${folder}/error.log;\n${config}`);
  const nginx = spawn(NGINX.find() ?? '', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
  while (!(await accepts(port))) await setTimeout(50);
  return nginx;
}

export async function stopNginx(nginx: ChildProcess): Promise<void> {
  const exit = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await exit;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
