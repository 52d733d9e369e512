export { default } from '@charity-site/remote-sdk/jest';
