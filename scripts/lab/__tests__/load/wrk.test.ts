/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { parseFigures } from '@/scripts/lab/load/wrk';

const PRINTED = `Running 5s test @ http://127.0.0.1:8080/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     0.90ms    1.02ms  25.21ms   88.99%
    Req/Sec    40.66k     4.59k   51.74k    65.99%
  Latency Distribution
     50%  659.00us
     75%    1.10ms
     90%    1.96ms
     99%    3.74ms
  404434 requests in 5.01s, 5.95GB read
Requests/sec:  80882.86
Transfer/sec:      1.19GB
`;

test('parses the output of wrk', () => {
  expect(parseFigures(PRINTED)).toEqual({
    perSecond: 80882.86,
    p50: '659.00us',
    p99: '3.74ms',
    transfer: '1.19GB',
    errors: 0,
  });
});

test('counts refused requests and failed connections', () => {
  const errors =
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n';
  expect(parseFigures(PRINTED.replace('Requests/sec', `${errors}Requests/sec`)).errors).toBe(15);
});

test('prints the output that it cannot parse', () => {
  expect(() => parseFigures('unable to connect')).toThrow('unable to connect');
});
